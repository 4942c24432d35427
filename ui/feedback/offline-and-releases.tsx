import { useKeepForOffline } from '../queries/use-keep-for-offline.ts';
import { NewReleaseNotice } from './new-release-notice.tsx';

/** What the app does for its next start, while it is used. */
export function OfflineAndReleases() {
  useKeepForOffline();
  return <NewReleaseNotice />;
}
