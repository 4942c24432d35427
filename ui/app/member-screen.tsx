import { Navigate, useParams } from 'react-router-dom';
import { FavoritesPage } from '../favorites/favorites-page.tsx';
import { Busy } from '../feedback/busy.tsx';
import { NotFoundScreen } from '../feedback/not-found-screen.tsx';
import { MemberArea } from '../account/member-area.tsx';
import styles from '../account/member-area.module.css';
import { useLeaveForAccount } from '../account/use-leave-for-account.ts';
import { useViewer } from '../session/use-viewer.ts';

/** /u/*: the member's own pages; whoever is not logged in is sent home, once that is known (MEM-01). */
export function MemberScreen() {
  const part = (useParams()['*'] ?? '').replace(/\/+$/, '');
  switch (useViewer().state) {
    case 'loading':
      return <Busy className={styles.wait} />;
    case 'visitor':
      return <Navigate to="/" replace />;
    case 'member':
    case 'unreachable':
      return <MemberPart part={part} />;
  }
}

function MemberPart({ part }: { part: string }) {
  switch (part) {
    case '':
    case 'my-account':
      return <LeaveForAccount />;
    case 'favorites':
      return (
        <MemberArea>
          <FavoritesPage />
        </MemberArea>
      );
    default:
      return <NotFoundScreen />;
  }
}

function LeaveForAccount() {
  useLeaveForAccount();
  return <Busy className={styles.wait} />;
}
