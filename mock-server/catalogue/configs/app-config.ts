import { z } from 'zod';
import type { ValueOf } from '../../value-of.ts';

const text = z.string();
const optional = (description: string) => text.meta({ description }).exactOptional();

const rowSchema = z.object({
  type: z.enum(['playlist', 'continue_watching', 'favorites', 'followed_playlist', 'because_you_watched']),
  contentId: optional('A playlist id; one that begins with / is a path (API-02)'),
  title: text.exactOptional(),
  featured: z.boolean().exactOptional(),
  backgroundColor: text.exactOptional(),
});

const menuEntrySchema = z.object({
  label: text,
  contentId: text,
  type: z.literal('playlist'),
  filterTags: optional('The dropdown of its page, a comma-separated list (SHL-14)'),
});

/** Specification 1, section 3, "App config", with the requirements of section 5. */
export const configSchema = z.object({
  id: text,
  siteId: text,
  siteName: text,
  description: text,
  analyticsToken: text.nullable(),
  adSchedule: text.nullable(),
  assets: z.object({ banner: text.nullable() }),
  content: z.array(rowSchema),
  menu: z.array(menuEntrySchema),
  styling: z.object({
    backgroundColor: text,
    highlightColor: text,
    headerBackground: optional('If absent, the header has the ground of the page, or a light one (SHL-03)'),
    footerText: text,
  }),
  features: z.object({
    recommendationsPlaylist: text,
    searchPlaylist: optional('The playlist to search instead of the account API (SRC-02)'),
    continueWatchingList: text,
    favoritesList: text,
  }),
  integrations: z.object({
    db: z.object({
      apiBase: text,
      railsBase: text,
      browsePlaylist: text,
      browse365Playlist: text,
      browseProgramsPlaylist: text,
      segmentKey: text,
      thisWeekPlaylist: text,
    }),
    jwp: z.object({ clientId: text, assetId: z.int(), useSandbox: z.boolean() }),
  }),
  custom: z.record(text, z.unknown()),
  threeSixtyFiveContent: z.array(rowSchema),
  contentSigningService: z
    .object({ host: text, drmPolicyId: text.exactOptional() })
    .meta({ description: 'Absent if content is not signed' })
    .exactOptional(),
});

export type AppConfig = ValueOf<typeof configSchema>;
export type ConfigRow = ValueOf<typeof rowSchema>;
