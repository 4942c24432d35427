import type { CatalogueItem } from './catalogue-item.ts';

/** A Track is a program, an item without a type a workout (CAT-10). */
export const contentTypeOf = ({
  contentType,
  jwableType,
}: Pick<CatalogueItem, 'contentType' | 'jwableType'>): string =>
  jwableType === 'Track' ? 'program' : (contentType ?? 'workout');

/** The content types that lists show; all others show only where a config puts them (CAT-10). */
export const LISTED_TYPES: readonly string[] = ['workout', 'program', 'trainer'];
