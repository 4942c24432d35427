import { useExternalRedirect } from '../session/use-external-redirect.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** A page that only leads to an address outside the app; going back skips it. */
export function ExternalRedirect({ to }: { to: string }) {
  useExternalRedirect(to);
  return <LoadingScreen />;
}
