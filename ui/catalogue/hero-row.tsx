import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { Hero } from './hero.tsx';
import styles from './hero-row.module.css';
import { usePlaylist } from './use-playlist.ts';

/** The featured row at the top of home (CAT-01); nothing where it has no items. */
export function HeroRow({ id }: { id: PlaylistId }) {
  const { data, isPending } = usePlaylist(id);
  if (isPending) return <div className={styles.placeholder} />;
  return data && data.items.length > 0 ? <Hero playlist={data} /> : null;
}
