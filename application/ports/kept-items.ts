import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { token } from '../injection/token.ts';
import type { Owner } from './viewer-storage.ts';

/**
 * Items of a viewer's own lists, kept in this browser so that cards of them show without a connection. Nothing that plays is
 * kept: the items have neither sources nor tracks. They are cleared with the owner's other records.
 */
export interface KeptItems {
  /** What cannot be read is omitted. */
  items(owner: Owner): readonly MediaItem[];
  save(owner: Owner, items: readonly MediaItem[]): void;
}
export const KeptItems = token<KeptItems>('KeptItems');
