import { useParams } from 'react-router-dom';
import { genreOptions, isOfGenre } from '#domain/catalogue/genres.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { GENRE } from '#domain/navigation/paths.ts';
import { GenreSelect } from '../cards/genre-select.tsx';
import { useSearchParam } from '../navigation/use-search-param.ts';
import { usePagedPlaylist } from '../queries/use-paged-playlist.ts';
import { useMenuGenres } from '../session/use-menu-genres.ts';
import styles from './filter-bar.module.css';
import { ListPage, NoWorkouts } from './list-page.tsx';

/** /p/{playlistId}: a playlist as a grid, with a genre dropdown (CAT-17). */
export function PlaylistScreen() {
  const id = playlistId(useParams().id ?? '');
  const { chosen, choose } = useSearchParam();
  const genre = chosen(GENRE);
  const list = usePagedPlaylist(id);
  const genres = genreOptions(useMenuGenres(id), list.first?.genres ?? [], list.items);
  return (
    <ListPage
      list={list}
      selection={genre}
      shows={(item) => isOfGenre(item, genre)}
      tools={
        (!list.first || genres.length > 0 || genre !== null) && (
          <div className={styles.bar}>
            <GenreSelect genres={genres} />
          </div>
        )
      }
      empty={<NoWorkouts />}
      onReset={genre === null ? undefined : () => choose({ [GENRE]: null })}
    />
  );
}
