import type { MediaItem } from './media-item.ts';

/** CAT-10: browse and search lists show workouts, programs and trainers only. */
export const isListable = ({ contentType }: Pick<MediaItem, 'contentType'>): boolean =>
  contentType === 'workout' || contentType === 'program' || contentType === 'trainer';
