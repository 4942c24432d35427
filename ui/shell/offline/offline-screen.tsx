import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { HOME_PATH } from '#domain/navigation/paths.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { OfflineHome } from './offline-home.tsx';
import { NeedsConnectionPage } from './needs-connection-page.tsx';
import { useReloadWhenReachable } from '../../session/use-reload-when-reachable.ts';

/**
 * What shows instead of every screen that has header and footer while the app has started without a connection.
 *
 * @param since when the last start with a connection was
 */
export function OfflineScreen({ since }: { since: EpochMs }) {
  useReloadWhenReachable();
  useEffect(() => {
    document.documentElement.dataset['startedOffline'] = '';
    return () => {
      delete document.documentElement.dataset['startedOffline'];
    };
  }, []);
  return useLocation().pathname === HOME_PATH ? <OfflineHome since={since} /> : <NeedsConnectionPage />;
}
