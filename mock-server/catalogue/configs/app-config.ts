import { z } from '../../zod.ts';
import type { ValueOf } from '../../value-of-schema.ts';
import { platformIdSchema } from '../items/platform-id.ts';
import { slugSchema } from '../items/slug.ts';

const text = z.string();
const address = z.url({ protocol: /^https?$/ });
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const optional = (description: string) => text.meta({ description }).exactOptional();

const rowSchema = z
  .object({
    type: z.enum(['playlist', 'continue_watching', 'favorites', 'followed_playlist', 'because_you_watched']),
    contentId: z
      .union([platformIdSchema, z.string().regex(/^\/[\w/-]+$/)])
      .meta({ description: 'A playlist id; one that begins with / is a path (API-02)' })
      .exactOptional(),
    title: text.exactOptional(),
    featured: z.boolean().exactOptional(),
    backgroundColor: color.exactOptional(),
  })
  .refine(({ type, contentId }) => type !== 'playlist' || contentId, 'A playlist row needs a contentId');

const menuEntrySchema = z.object({
  label: text.min(1),
  contentId: platformIdSchema,
  type: z.literal('playlist'),
  filterTags: optional('The dropdown of its page, a comma-separated list (SHL-14)'),
});

/** The customer's own settings. */
const customSchema = z.object({
  coachingOfferUrl: address,
  intakeSurveyUrl: address,
  appsUrl: address,
  supportUrl: address,
  androidAppUrl: address,
  iosAppUrl: address,
  companyUrl: address,
  socialLinks: z.record(text, address),
  analyticsBase: address,
  publicTitles: z
    .record(platformIdSchema, text)
    .meta({ description: 'Titles that visitors see, by media id (CAT-25)' })
    .exactOptional(),
  pseudoLanguages: z.boolean().exactOptional(),
  inlinePlayer: z.boolean().exactOptional(),
  stack: z.boolean().exactOptional(),
  playerControls: z.enum(['app', 'hosted']).exactOptional(),
  about: optional('Markdown (SHL-10)'),
  welcomeProgram: slugSchema.exactOptional(),
});

/** Specification 1, section 3, "App config", with the requirements of section 5. */
export const configSchema = z.object({
  id: text,
  siteId: platformIdSchema,
  siteName: text,
  description: text,
  analyticsToken: text.nullable(),
  adSchedule: platformIdSchema.nullable(),
  assets: z.object({ banner: text.nullable() }),
  content: z.array(rowSchema),
  menu: z.array(menuEntrySchema),
  styling: z.object({
    backgroundColor: color,
    highlightColor: color,
    headerBackground: color
      .meta({ description: 'If absent, the header has the ground of the page, or a light one (SHL-03)' })
      .exactOptional(),
    footerText: text,
  }),
  features: z.object({
    recommendationsPlaylist: platformIdSchema,
    searchPlaylist: platformIdSchema
      .meta({ description: 'The playlist to search instead of the account API (SRC-02)' })
      .exactOptional(),
    continueWatchingList: platformIdSchema,
    favoritesList: platformIdSchema,
  }),
  integrations: z.object({
    db: z.object({
      apiBase: address,
      railsBase: address,
      browsePlaylist: platformIdSchema,
      browse365Playlist: platformIdSchema,
      browseProgramsPlaylist: platformIdSchema,
      segmentKey: text,
      thisWeekPlaylist: platformIdSchema,
    }),
    jwp: z.object({ clientId: text, assetId: z.int(), useSandbox: z.boolean() }),
  }),
  custom: customSchema,
  threeSixtyFiveContent: z.array(rowSchema),
  contentSigningService: z
    .object({ host: address, drmPolicyId: platformIdSchema.exactOptional() })
    .meta({ description: 'Absent if content is not signed' })
    .exactOptional(),
});

export type AppConfig = ValueOf<typeof configSchema>;
export type ConfigRow = ValueOf<typeof rowSchema>;
