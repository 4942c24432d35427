import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isSigningOut } from '#domain/account/viewer.ts';
import { HOME_PATH, memberPage } from '#domain/navigation/paths.ts';
import { ExternalRedirect } from '../feedback/external-redirect.tsx';
import { LoadingScreen } from '../feedback/loading-screen.tsx';
import { NotFoundScreen } from '../feedback/not-found-screen.tsx';
import { useAccount } from '../session/use-account.ts';
import { useHomeAddress } from '../session/use-external-redirect.ts';
import { useViewer } from '../session/use-viewer.ts';
import { MemberArea } from './member-area.tsx';

interface MemberScreenProps {
  readonly favorites: ReactNode;
}

/** /u/*: the member area; a visitor, and whoever has signed out, is redirected to home (MEM-01, ACC-10). */
export function MemberScreen({ favorites }: MemberScreenProps) {
  const page = memberPage(useParams()['*'] ?? '');
  const viewer = useViewer();
  if (isSigningOut(viewer)) return <Navigate to={HOME_PATH} replace />;
  switch (viewer.state) {
    case 'loading':
      return <LoadingScreen />;
    case 'visitor':
      return <Navigate to={HOME_PATH} replace />;
    case 'member':
    case 'unreachable':
      return <MemberPart page={page} favorites={favorites} />;
  }
}

function MemberPart({ page, favorites }: MemberScreenProps & { page: ReturnType<typeof memberPage> }) {
  switch (page) {
    case 'account':
      return <LeaveForAccount />;
    case 'favorites':
      return <MemberArea>{favorites}</MemberArea>;
    case null:
      return <NotFoundScreen />;
  }
}

/** Neither the back button nor the site's return link leads to the current address. */
function LeaveForAccount() {
  const { site } = useAccount();
  return <ExternalRedirect to={site.address('account', useHomeAddress())} />;
}
