import { useParams } from 'react-router-dom';
import { genreOptions, ofGenre } from '#domain/catalogue/genres.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { GENRE } from '#domain/navigation/paths.ts';
import { useConfig } from '../session/use-config.ts';
import { Select } from '../design-system/components/select.tsx';
import { useSearchParam } from '../navigation/use-search-param.ts';
import { useText } from '../i18n/i18n.ts';
import { ListPage, NoWorkouts } from './list-page.tsx';
import styles from './filter-bar.module.css';
import { usePlaylistList } from '../queries/use-list.ts';

/** /p/{playlistId}: a playlist as a grid, with a genre dropdown (CAT-17). */
export function PlaylistScreen() {
  const t = useText();
  const id = playlistId(useParams().id ?? '');
  const { menu } = useConfig();
  const list = usePlaylistList(id);
  const { chosen, choose } = useSearchParam();
  const genre = chosen(GENRE);

  const ofMenu = menu.find(({ contentId }) => contentId === id)?.genres ?? [];
  const genres = genreOptions(ofMenu, list.first?.genres ?? [], list.items);
  const canChoose = genres.length > 0 || genre !== null;
  return (
    <ListPage
      list={list}
      items={ofGenre(list.items, genre)}
      tools={
        (!list.first || canChoose) && (
          <div className={styles.bar}>
            {canChoose && (
              <Select
                label={t('catalogue:genre')}
                none={t('catalogue:all')}
                options={genres.map((name) => ({ label: name, value: name }))}
                chosen={genre}
                onChoose={(value) => choose({ [GENRE]: value })}
              />
            )}
          </div>
        )
      }
      empty={<NoWorkouts />}
    />
  );
}
