import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';
import {
  BASE_PATH,
  DAILY_HISTORY_PATH,
  DAILY_PATH,
  PROGRAMS_PATH,
  WORKOUTS_PATH,
} from '#domain/navigation/paths.ts';
import { BrowseScreen } from '../browse/browse-screen.tsx';
import { PlaylistScreen } from '../browse/playlist-screen.tsx';
import { LoadingScreen } from '../feedback/loading-screen.tsx';
import access from '../i18n/en-US/access.json';
import browse from '../i18n/en-US/browse.json';
import { lazyExport, lazyModule } from '../navigation/lazy-module.ts';
import { lazyScreen } from '../navigation/lazy-screen.tsx';
import { prepareList, usePagedPlaylist } from '../queries/use-paged-playlist.ts';
import { useConfig } from '../session/use-config.ts';
import { DailyHistoryScreen, DailyScreen } from './daily.tsx';

export { prepareList };
export const texts = { access, browse };

const LiveScreen = lazyScreen(
  lazyExport(
    lazyModule(() => import('./live.ts'), ['access', 'live', 'playback']),
    (code) => code.LiveScreen,
  ),
  LoadingScreen,
);

const ProgramsScreen = lazyScreen(
  lazyExport(
    lazyModule(() => import('./search.ts'), ['browse', 'search']),
    (code) => code.ProgramsScreen,
  ),
  LoadingScreen,
);

/** /p/{playlistId}: some playlists have a page of their own (CAT-20, CAT-22, CAT-23), whose address is the canonical one. */
export function PlaylistPage() {
  const id = playlistId(useParams().id ?? '');
  const { playlists } = useConfig();
  switch (id) {
    case playlists.browse:
      return <PageOfOwn path={WORKOUTS_PATH} screen={BrowseScreen} />;
    case playlists.programs:
      return <PageOfOwn path={PROGRAMS_PATH} screen={ProgramsScreen} />;
    case playlists.daily:
      return <PageOfOwn path={DAILY_PATH} screen={DailyScreen} />;
    case playlists.thisWeek:
      return <PageOfOwn path={DAILY_HISTORY_PATH} screen={DailyHistoryScreen} />;
    default:
      return <OtherPlaylist id={id} />;
  }
}

interface PageOfOwnProps {
  /** Its canonical path, below the base path. */
  readonly path: string;
  readonly screen: ComponentType;
}

const PageOfOwn = ({ path, screen: Screen }: PageOfOwnProps) => (
  <>
    <link rel="canonical" href={window.location.origin + BASE_PATH + path} />
    <Screen />
  </>
);

/** A list of live channels has a guide with a player (LIV-01), any other playlist a grid (CAT-17). */
function OtherPlaylist({ id }: { id: PlaylistId }) {
  const { first } = usePagedPlaylist(id);
  return first?.isLive ? <LiveScreen /> : <PlaylistScreen />;
}
