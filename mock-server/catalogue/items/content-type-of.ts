import type { CatalogueItem } from './catalogue-item.ts';

/** Returns "program" for a Track, and "workout" for an item without a type (CAT-10). */
export const contentTypeOf = ({
  contentType,
  jwableType,
}: Pick<CatalogueItem, 'contentType' | 'jwableType'>): string =>
  jwableType === 'Track' ? 'program' : (contentType ?? 'workout');

/** The content types that lists show; others appear only where a config places them (CAT-10). */
export const LISTED_TYPES: readonly string[] = ['workout', 'program', 'trainer'];
