import { useParams } from 'react-router-dom';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { PlaylistScreen } from '../browse/playlist-screen.tsx';
import { LoadingScreen } from '../feedback/loading-screen.tsx';
import browse from '../i18n/en-US/browse.json';
import { lazyExport, lazyModule } from '../navigation/lazy-module.ts';
import { lazyScreen } from '../navigation/lazy-screen.tsx';
import { usePagedPlaylist } from '../queries/use-paged-playlist.ts';

export const texts = { browse };

const LiveScreen = lazyScreen(
  lazyExport(
    lazyModule(() => import('./live.ts'), ['access', 'live', 'playback']),
    (code) => code.LiveScreen,
  ),
  LoadingScreen,
);

/** /p/{playlistId}, of two areas: a list of live channels has a guide with a player (LIV-01), any other playlist a grid. */
export function PlaylistPage() {
  const { first } = usePagedPlaylist(playlistId(useParams().id ?? ''));
  return first?.isLive ? <LiveScreen /> : <PlaylistScreen />;
}
