import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useConfig } from '../session/use-config.ts';
import { Cinema } from './cinema.tsx';
import type { NextUp } from './next-episode-card.tsx';
import { useCinema } from './use-cinema.ts';
import { useImage } from '../cards/use-image.ts';

interface ItemCinemaProps {
  readonly item: MediaItem;
  /** What plays after it, where something does. */
  readonly next?: NextUp | null;
}

/** The player of a detail page, while it is open; there is none where videos play in their pages (MED-08). */
export function ItemCinema({ item, next = null }: ItemCinemaProps) {
  const image = useImage();
  const { inlinePlayer } = useConfig();
  const { isOpen, close } = useCinema(item);
  if (!isOpen || inlinePlayer) return null;
  const { src: poster } = image(item, 'backgroundImage', 'detailHero');
  return <Cinema item={item} poster={poster} next={next} onClose={close} />;
}
