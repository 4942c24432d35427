import { useLeaveApp } from '../session/use-external-redirect.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** A page that only leads to an address outside the app; going back skips it. */
export function LeaveApp({ to }: { to: string }) {
  useLeaveApp(to);
  return <LoadingScreen />;
}
