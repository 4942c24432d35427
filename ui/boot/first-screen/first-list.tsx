import { useQuery } from '@tanstack/react-query';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { genreOptions } from '#domain/catalogue/genres.ts';
import { listedPlaylist } from '#domain/catalogue/listed-playlist.ts';
import { playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { pathBelowBase, PROGRAMS_QUERY } from '#domain/navigation/paths.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import { ListTitle } from '../../browse/list-title.tsx';
import { GenreSelect } from '../../cards/genre-select.tsx';
import listStyles from '../../cards/card-list.module.css';
import browse from '../../i18n/en-US/browse.json';
import search from '../../i18n/en-US/search.json';
import { useText } from '../../i18n/i18n.ts';
import { ProgramsHead } from '../../search/programs-head.tsx';
import programsStyles from '../../search/programs-screen.module.css';
import { useSearchParam } from '../../navigation/use-search-param.ts';
import { useConfig } from '../../session/use-config.ts';
import { useMenuGenres } from '../../session/use-menu-genres.ts';
import { useInjection } from '../../session/use-injection.ts';
import type { FirstPage } from './first-page.ts';

const listHere = ({ playlists }: AppConfig): PlaylistId =>
  listedPlaylist(pathBelowBase(window.location.pathname), playlists) ?? playlistId('');

const listQuery = (catalogue: MediaCatalogue, id: PlaylistId) => ({
  queryKey: ['list', id],
  queryFn: () => catalogue.playlist(id),
});

/** The heading of a page with a list; nothing while it is not known which page a playlist has. */
function FirstList() {
  const t = useText();
  const config = useConfig();
  const { playlists } = config;
  const { chosen } = useSearchParam();
  const id = listHere(config);
  const ofMenu = useMenuGenres(id);
  const { data: list } = useQuery(listQuery(useInjection(MediaCatalogue), id));
  switch (id) {
    case playlists.browse:
      return <ListHead title={t('browse:workouts')} />;
    case playlists.thisWeek:
      return <ListHead title={t('browse:dailyHistory')} />;
    case playlists.programs:
      return (
        <div className={programsStyles.page}>
          <ProgramsHead
            title={list?.title || t('search:programs')}
            typed={{ text: chosen(PROGRAMS_QUERY) ?? '', action: null }}
            onTyped={() => undefined}
            genres={<GenreSelect genres={genreOptions(ofMenu, list?.genres ?? [], list?.items ?? [])} />}
          />
        </div>
      );
    default:
      return list && !list.isLive && <ListHead title={list.title} />;
  }
}

const ListHead = ({ title }: { title: string }) => (
  <div className={listStyles.page}>
    <ListTitle title={title} />
  </div>
);

export const firstPage: FirstPage = {
  Page: FirstList,
  isHeading: true,
  texts: { browse, search },
  queries: (config, provide) => {
    const id = listHere(config);
    const query = listQuery(provide(MediaCatalogue), id);
    // The genres stand beside the heading.
    return id === config.playlists.programs
      ? { urgent: [query], others: [] }
      : { urgent: [], others: [query] };
  },
};
