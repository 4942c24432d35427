import { playlistId, type PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { ContentRow } from '#domain/configuration/app-config.ts';
import type { WrittenConfig } from './config-schema.ts';

/** A row of home as the config has it. */
export const contentRow = (row: NonNullable<WrittenConfig['content']>[number]): ContentRow => ({
  type: row.type,
  contentId: idOrNull(row.contentId),
  title: row.title || null,
  featured: row.featured ?? false,
  backgroundColor: row.backgroundColor || null,
});

export const idOrNull = (written: string | null | undefined): PlaylistId | null =>
  written ? playlistId(written) : null;
