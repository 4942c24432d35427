import { hoursAndMinutes } from '#domain/catalogue/duration.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { primaryMetadata, type MetadataPart } from '#domain/catalogue/primary-metadata.ts';
import { Facts } from '../design-system/components/facts.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './metadata-line.module.css';

/** The line below a title: Workout or Program, duration, genre, rating (MED-03). */
export function MetadataLine({ item }: { item: MediaItem }) {
  const t = useText();
  const words = (part: MetadataPart): string => {
    switch (part.kind) {
      case 'workout':
      case 'program':
      case 'series':
      case 'episode':
        return t(`catalogue:${part.kind}`);
      case 'duration': {
        const { hours, minutes } = hoursAndMinutes(part.duration);
        return hours > 0
          ? t('catalogue:hoursAndMinutes', { hours, minutes })
          : t('catalogue:minutes', { minutes });
      }
      case 'genre':
        return part.genre;
      case 'rating':
        return part.rating;
    }
  };
  return (
    <p className={styles.line}>
      <Facts of={primaryMetadata(item).map(words)} />
    </p>
  );
}
