import * as z from 'zod/mini';
import { CONTENT_ROW_TYPES } from '#domain/configuration/app-config.ts';
import { hexColor } from '#domain/styling/color.ts';
import { serverAddress } from '../http/web-address.ts';
import { idText, nonEmptyString } from '../http/wire.ts';

const text = z.optional(z.string());
const textOrNull = z.optional(z.nullable(z.string()));
/** Becomes a part of addresses; an empty one counts as missing. */
const id = z.union([z.literal(''), idText]);
const idOrNull = z.optional(z.nullable(id));

/** The address of a server: http(s), or relative to the app's own host. */
const server = z
  .string()
  .check(z.refine((text) => serverAddress(text, 'https://any.host') !== null, 'Not an http(s) address'));

/** CFG-17: a hex colour, with or without spaces around it; an empty one counts as missing. */
const color = z.optional(
  z.nullable(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || hexColor(text) !== null, 'Not a hex colour of 3 or 6 digits'),
    ),
  ),
);

const contentRow = z
  .object({
    type: z.enum(CONTENT_ROW_TYPES),
    contentId: z.optional(id),
    title: text,
    featured: z._default(z.boolean(), false),
    backgroundColor: color,
  })
  .check(
    z.refine((row) => row.type !== 'playlist' || Boolean(row.contentId?.trim()), {
      path: ['contentId'],
      message: 'A playlist row needs a contentId',
    }),
  );

/** CFG-10: validates the fields listed here and ignores all others. */
export const configSchema = z.object({
  id: text,
  siteId: z.optional(id),
  siteName: text,
  description: z.string(),
  adSchedule: idOrNull,
  analyticsToken: textOrNull,
  assets: z.optional(z.object({ banner: textOrNull })),
  content: z._default(z.array(contentRow), []),
  threeSixtyFiveContent: z._default(z.array(contentRow), []),
  menu: z._default(z.array(z.object({ label: nonEmptyString, contentId: idText, filterTags: text })), []),
  styling: z.optional(
    z.object({
      backgroundColor: color,
      highlightColor: color,
      headerBackground: color,
      footerText: textOrNull,
    }),
  ),
  features: z.optional(
    z.object({
      continueWatchingList: idOrNull,
      favoritesList: idOrNull,
      recommendationsPlaylist: idOrNull,
      searchPlaylist: idOrNull,
    }),
  ),
  integrations: z.object({
    db: z.object({
      apiBase: server,
      railsBase: server,
      browsePlaylist: id,
      browse365Playlist: id,
      browseProgramsPlaylist: id,
      segmentKey: z.string(),
      thisWeekPlaylist: id,
    }),
    jwp: z.optional(z.object({ clientId: textOrNull, useSandbox: z._default(z.boolean(), true) })),
  }),
  custom: z.optional(
    z.looseObject({
      shelfImage: idOrNull,
      backgroundImage: idOrNull,
      channelLogoImage: idOrNull,
      publicTitles: z.optional(z.nullable(z.record(z.string(), z.string()))),
      analyticsBase: z.optional(z.nullable(z.union([z.literal(''), server]))),
      billingProvider: textOrNull,
      coachingOfferUrl: textOrNull,
      intakeSurveyUrl: textOrNull,
    }),
  ),
  contentSigningService: z.optional(z.object({ host: server, drmPolicyId: idOrNull })),
});

export type WireConfig = z.output<typeof configSchema>;
/** A config as it is sent, before what it leaves out is filled in. */
export type WrittenConfig = z.input<typeof configSchema>;
