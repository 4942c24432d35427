import type { ReactNode } from 'react';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { Hero } from './hero.tsx';
import styles from './hero-row.module.css';
import { usePlaylist } from '../queries/use-playlist.ts';

interface HeroRowProps {
  readonly id: PlaylistId;
  /** Renders a failed request. */
  readonly failed: (onTryAgain: () => void) => ReactNode;
}

/** The featured row at the top of home (CAT-01); nothing if it has no items. */
export function HeroRow({ id, failed }: HeroRowProps) {
  const { data, isPending, isError, refetch } = usePlaylist(id);
  if (isPending) return <div className={styles.placeholder} />;
  if (isError) return failed(() => void refetch());
  return data.items.length > 0 ? <Hero playlist={data} /> : null;
}
