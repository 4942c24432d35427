import { useParams, useSearchParams } from 'react-router-dom';
import { genreOptions, isOfGenre } from '#domain/catalogue/genres.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { menuLinkIn, menuLinks } from '#domain/navigation/menu-links.ts';
import { GENRE } from '#domain/navigation/paths.ts';
import { useConfig } from '../session/use-config.ts';
import { Select } from '../design-system/components/select.tsx';
import { useSearchParam } from '../navigation/use-search-param.ts';
import { useText } from '../i18n/i18n.ts';
import { ListPage, NoWorkouts } from './list-page.tsx';
import styles from './filter-bar.module.css';
import { useBrowsing } from '../queries/use-paged-playlist.ts';

/** /p/{playlistId}: a playlist as a grid, with a genre dropdown (CAT-17). */
export function PlaylistScreen() {
  const t = useText();
  const id = playlistId(useParams().id ?? '');
  const { menu, playlists } = useConfig();
  const [query] = useSearchParams();
  const { chosen, choose } = useSearchParam();
  const genre = chosen(GENRE);
  // The platform can look for a genre only in the browse playlist, and only if it offers this filter.
  const asked = (key: string) => (key === GENRE && id === playlists.browse ? genre : null);
  const { whole, list, chosen: answered } = useBrowsing(id, asked);

  const links = menuLinks(menu.map(({ contentId }) => contentId));
  const ofMenu = menu[links.indexOf(menuLinkIn(links, id, query))]?.genres ?? [];
  const genres = genreOptions(ofMenu, whole.first?.genres ?? [], whole.items);
  const canChoose = genres.length > 0 || genre !== null;
  return (
    <ListPage
      list={list}
      selection={genre}
      shows={(item) => answered.has(GENRE) || isOfGenre(item, genre)}
      tools={
        (!whole.first || canChoose) && (
          <div className={styles.bar}>
            {canChoose && (
              <Select
                label={t('browse:genre')}
                none={t('browse:all')}
                options={genres.map((name) => ({ label: name, value: name }))}
                chosen={genre}
                onChoose={(value) => choose({ [GENRE]: value })}
              />
            )}
          </div>
        )
      }
      empty={<NoWorkouts />}
      onReset={genre === null ? undefined : () => choose({ [GENRE]: null })}
    />
  );
}
