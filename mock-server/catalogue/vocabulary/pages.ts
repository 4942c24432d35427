import { z } from '../../zod.ts';
import { PLAYLIST_NAMES } from '../playlists/playlist-ids.ts';
import { listByKey, listOf, readContent, text } from './read-content.ts';

/** A static page in markdown. */
const pageSchema = z.strictObject({ slug: text, title: text, markdown: text }).readonly();

export const PAGES = readContent('pages.yaml', listByKey(pageSchema, 'slug'));

/** A page of shelves: its playlists, in order. */
const hubSchema = z
  .strictObject({ slug: text, title: text, description: text, shelves: listOf(z.enum(PLAYLIST_NAMES)) })
  .readonly();

export const HUBS = readContent('hubs.yaml', listByKey(hubSchema, 'slug'));
