import { isTodaysWorkout } from '#domain/catalogue/daily-series.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useText } from '../i18n/i18n.ts';
import { useNow } from '../session/use-now.ts';

/** Returns a function for the label over an item's image: today's workout is labelled as such (CAT-05). */
export function useFeaturedLabel(): (item: MediaItem) => string | null {
  const t = useText();
  const now = useNow();
  return (item) => (isTodaysWorkout(item, now) ? t('catalogue:todaysWorkout') : item.featuredLabel);
}
