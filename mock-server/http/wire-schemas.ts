import type { JsonSchema } from './endpoint.ts';

/** A media or playlist id as the platform makes them: eight letters and digits. */
export const platformId: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9]{8}$' };

/** An id or slug in a request. It is not validated: one that the platform does not know is not found, whatever its shape. */
export const requestedId: JsonSchema = { type: 'string', description: '404 if it is unknown, of any shape' };

/** The same for media; trainers have a second id. */
export const requestedMediaId: JsonSchema = {
  type: 'string',
  description: 'A media id, or a trainer’s ext:trainer-{id}; 404 if it is unknown, of any shape',
};

/** An object whose properties are all required. */
export const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const text: JsonSchema = { type: 'string' };
export const number: JsonSchema = { type: 'number' };
export const integer: JsonSchema = { type: 'integer' };
export const flag: JsonSchema = { type: 'boolean' };
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** The custom fields of the platform's own catalogue: optional strings, as customers enter them. */
const CUSTOM_FIELDS: Readonly<Record<string, string>> = {
  slug: 'The public address',
  genre: '',
  rating: '',
  difficulty: '',
  equipment: 'Names, separated by commas',
  jwableType: 'Track: a program',
  coreTrack: 'db365: of the 365 series',
  seriesId: '',
  seriesPlaylistId: 'Of a series or a program: the playlist of its episodes or workouts',
  seasonNumber: '',
  episodeNumber: '',
  trailerId: 'The media id of a trailer',
  requiredEntitlements: 'A comma-separated list; workout unless given',
  productIds: 'A comma-separated list of {billing provider}:{offer}; a leading ! marks a premier offer',
  requiresSubscription: '',
  free: '',
  external_id: 'Of a trainer: the trainer id follows after 8 characters',
  programName: '',
  programSlug: '',
  programImageUrl: '',
  trainerName: '',
  trainerImageUrl: '',
  recommended: '',
  featuredLabel: '',
  liveChannelsId: 'Of a live channel: the playlist of its live page',
  catchupHours: 'Of a live channel: a number of hours; 8 unless given (LIV-02)',
  scheduleUrl: 'Of a live channel: the address of its schedule (LIV-07)',
  scheduleToken: 'Of a live channel: sent to its schedule as API-KEY',
  scheduleDemo: 'Of a live channel: true repeats its schedule for ever (LIV-07)',
  channelLogoImage: 'Of a live channel: the address of its logo',
  backgroundImage: 'Of a live channel: the address of its background',
  playlists: 'Of a hub: the playlist ids of its shelves, a comma-separated list',
};

/** Specification 1, section 3, "Media item"; customer-specific fields may be added. */
export const itemSchema: JsonSchema = {
  type: 'object',
  required: [
    'mediaid',
    'title',
    'description',
    'image',
    'images',
    'duration',
    'pubdate',
    'tags',
    'sources',
    'tracks',
  ],
  properties: {
    mediaid: platformId,
    title: text,
    description: text,
    link: text,
    image: text,
    images: listOf(objectOf({ src: text, width: integer, type: text })),
    feedid: text,
    duration: { type: 'number', minimum: 0, description: 'Seconds; 0 is live' },
    pubdate: { type: 'integer', description: 'Seconds since 1970' },
    tags: { type: 'string', description: 'A comma-separated list' },
    sources: listOf({ type: 'object', required: ['file', 'type'], properties: { file: text, type: text } }),
    tracks: listOf({
      type: 'object',
      required: ['file', 'kind'],
      properties: { file: text, kind: { enum: ['captions', 'thumbnails'] }, label: text, language: text },
    }),
    contentType: {
      type: 'string',
      description: 'workout, program, trainer, series, episode, livechannel, page, hub or trailer',
    },
    mediaOffers: {
      ...listOf(objectOf({ offerId: text, premier: flag })),
      description: 'Offers of the customer’s billing provider, in addition to those of productIds',
    },
    ...Object.fromEntries(
      Object.entries(CUSTOM_FIELDS).map(([name, description]) => [
        name,
        description ? { type: 'string', description } : text,
      ]),
    ),
  },
};

/** Specification 1, section 3, "Playlist". */
export const playlistSchema: JsonSchema = {
  type: 'object',
  required: ['title', 'feedid', 'links', 'playlist'],
  properties: {
    title: text,
    description: text,
    kind: text,
    feedid: text,
    links: {
      type: 'object',
      required: ['first', 'last'],
      properties: {
        first: text,
        last: text,
        next: { type: 'string', description: 'Absolute; missing on the last page' },
      },
    },
    playlist: listOf(itemSchema),
    shelfImageAspectRatio: {
      type: 'string',
      description: '2:1, 16:9, 5:3, 4:3, 1:1, 9:13, 2:3 or 9:16; anything else counts as 16:9 (CAT-14)',
    },
    imageLabel: { type: 'string', description: 'The name of the image that its cards show (CAT-15)' },
    viewName: { type: 'string', description: 'The program, if the playlist has its workouts (CAT-07)' },
    filterTags: {
      type: 'string',
      description: 'The genres of its dropdown, a comma-separated list (CAT-17)',
    },
    contentType: { type: 'string', description: 'live: shown as a guide (LIV-01)' },
    filter_options: {
      type: 'object',
      description: 'The dropdowns of the browse page, by the name of their parameter (CAT-20)',
      additionalProperties: objectOf({
        description: text,
        options: listOf(objectOf({ label: text, value: text })),
      }),
    },
  },
};

/** The response to a request for one item. */
export const mediaSchema: JsonSchema = {
  type: 'object',
  required: ['title', 'description', 'kind', 'playlist'],
  properties: {
    title: text,
    description: text,
    kind: { const: 'Single Item' },
    feed_instance_id: text,
    playlist: { ...listOf(itemSchema), minItems: 1, maxItems: 1 },
  },
};

/** A watchlist contains little more than a playlist. */
export const watchlistSchema: JsonSchema = {
  ...objectOf({ playlist: listOf(itemSchema) }),
  description: 'Each item once, in any order; unknown ids are left out',
};

const rowSchema: JsonSchema = {
  type: 'object',
  required: ['type'],
  properties: {
    type: {
      enum: ['playlist', 'continue_watching', 'favorites', 'followed_playlist', 'because_you_watched'],
    },
    contentId: { type: 'string', description: 'A playlist id; one that begins with / is a path (API-02)' },
    title: text,
    featured: flag,
    backgroundColor: orNull(text),
  },
};

/** Specification 1, section 3, "App config", with the requirements of section 5. */
export const configSchema: JsonSchema = {
  type: 'object',
  required: ['id', 'siteName', 'description', 'content', 'menu', 'styling', 'features', 'integrations'],
  properties: {
    id: text,
    siteName: text,
    description: text,
    assets: { type: 'object', properties: { banner: orNull(text) } },
    content: listOf(rowSchema),
    menu: listOf({
      type: 'object',
      required: ['label', 'contentId'],
      properties: {
        label: text,
        contentId: text,
        type: { const: 'playlist' },
        filterTags: {
          type: 'string',
          description: 'The dropdown of its page, a comma-separated list (SHL-14)',
        },
      },
    }),
    styling: { type: 'object' },
    features: {
      type: 'object',
      properties: {
        recommendationsPlaylist: text,
        searchPlaylist: {
          type: 'string',
          description: 'The playlist to search instead of the account API (SRC-02)',
        },
        continueWatchingList: text,
        favoritesList: text,
      },
    },
    integrations: {
      type: 'object',
      required: ['db'],
      properties: {
        db: objectOf({
          apiBase: text,
          railsBase: text,
          browsePlaylist: text,
          browse365Playlist: text,
          browseProgramsPlaylist: text,
          segmentKey: text,
          thisWeekPlaylist: text,
        }),
        jwp: { type: 'object' },
      },
    },
    custom: { type: 'object' },
    threeSixtyFiveContent: listOf(rowSchema),
    contentSigningService: objectOf({ host: text }),
  },
};
