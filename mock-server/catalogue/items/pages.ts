import type { CatalogueItem } from './catalogue-item.ts';
import { epochSeconds } from '../schedule/days.ts';
import { platformId } from './platform-id.ts';
import { commonItemFields } from './common-item-fields.ts';
import { playlistIds } from '../playlists/playlist-ids.ts';
import { HUBS, PAGES } from '../vocabulary/pages.ts';

const PUBLISHED = epochSeconds(new Date('2024-11-04T10:00:00Z'));

export const pageId = (slug: string): string => platformId('page', slug);

/** The static pages; a page's description holds its text as markdown. */
export const pagesOf = (origin: string): CatalogueItem[] =>
  PAGES.map(({ slug, title, markdown }) => ({
    ...common(origin, pageId(slug), title, markdown),
    feedid: playlistIds.pages,
    tags: 'page',
    contentType: 'page',
    slug,
  }));

/** The hubs: pages of shelves, listed by playlist id. */
export const hubsOf = (origin: string): CatalogueItem[] =>
  HUBS.map(({ slug, title, description, shelves }) => ({
    ...common(origin, platformId('hub', slug), title, description),
    feedid: playlistIds.hubs,
    tags: 'hub',
    contentType: 'hub',
    slug,
    playlists: shelves.map((name) => playlistIds[name]).join(','),
  }));

const common = (origin: string, mediaid: string, title: string, description: string) => ({
  ...commonItemFields(origin, mediaid, title, description),
  duration: 0,
  pubdate: PUBLISHED,
});
