import { Fragment, type ReactNode } from 'react';
import { memberOf } from '#application/account/owner.ts';
import { LoadingScreen } from '../feedback/loading-screen.tsx';
import { useViewer } from '../session/use-viewer.ts';
import { useLeaveForSignIn } from './use-leave-for-sign-in.ts';

interface MembersOnlyProps {
  /** Shown until it is known who is there. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page for members; visitors are sent to the sign-in of the account site, which leads back (PRG-01). While the account cannot
 * be reached it shows what is known. For another member it starts anew.
 */
export function MembersOnly({ placeholder, children }: MembersOnlyProps) {
  const viewer = useViewer();
  switch (viewer.state) {
    case 'loading':
      return placeholder;
    case 'visitor':
      return <LeaveForSignIn />;
    case 'member':
    case 'unreachable':
      return <Fragment key={memberOf(viewer)}>{children}</Fragment>;
  }
}

function LeaveForSignIn() {
  useLeaveForSignIn();
  return <LoadingScreen />;
}
