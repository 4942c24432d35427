import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { Cinema } from '../playback/cinema.tsx';
import { useCinema } from './use-cinema.ts';
import { useImage } from './use-image.ts';

/** The player of a detail page, while it is open. */
export function ItemCinema({ item }: { item: MediaItem }) {
  const image = useImage();
  const { isOpen, close } = useCinema(item);
  return isOpen ? (
    <Cinema item={item} poster={image(item, 'backgroundImage', 'detailHero').src} onClose={close} />
  ) : null;
}
