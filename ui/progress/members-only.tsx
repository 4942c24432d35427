import { Fragment, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { memberOf } from '#application/account/record-owner.ts';
import { isSigningOut } from '#domain/account/viewer.ts';
import { HOME_PATH } from '#domain/navigation/paths.ts';
import { ExternalRedirect } from '../feedback/external-redirect.tsx';
import { useAccount } from '../session/use-account.ts';
import { useViewer } from '../session/use-viewer.ts';

interface MembersOnlyProps {
  /** Shown until it is known who is there. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page for members; visitors are sent to the sign-in of the account site, which leads back (PRG-01); whoever has signed out, to
 * home (ACC-10). While the account cannot be reached it shows what is known. For another member it starts anew.
 */
export function MembersOnly({ placeholder, children }: MembersOnlyProps) {
  const viewer = useViewer();
  const { site } = useAccount();
  if (isSigningOut(viewer)) return <Navigate to={HOME_PATH} replace />;
  switch (viewer.state) {
    case 'loading':
      return placeholder;
    case 'visitor':
      return <ExternalRedirect to={site.address('sign-in')} />;
    case 'member':
    case 'unreachable':
      return <Fragment key={memberOf(viewer)}>{children}</Fragment>;
  }
}
