import { isTodaysWorkout } from '#domain/catalogue/daily-series.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useText } from '../i18n/i18n.ts';
import { usePlatformDay } from '../session/use-today.ts';

/** Returns a function for the label over an item's image: today's workout is labelled as such (CAT-05). */
export function useFeaturedLabel(): (item: MediaItem) => string | null {
  const t = useText();
  const today = usePlatformDay();
  return (item) => (isTodaysWorkout(item, today) ? t('catalogue:todaysWorkout') : item.featuredLabel);
}
