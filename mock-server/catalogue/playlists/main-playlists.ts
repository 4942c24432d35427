import { edgeCaseItems } from '../items/edge-case-items.ts';
import { contentTypeOf, LISTED_TYPES } from '../items/content-type-of.ts';
import {
  ALL_GENRES,
  ALL_PROGRAM_GENRES,
  itemsOf,
  namedPlaylist,
  newest,
  programsWhere,
  itemsWithIds,
} from './define-playlist.ts';
import type { PlaylistDefinition } from './playlist-definition.ts';
import type { PlaylistName } from './playlist-ids.ts';
import { isOfThisWeek } from './this-week.ts';
import { programId } from '../items/platform-id.ts';

const FEATURED = [
  'ignition',
  'undefeated',
  'thirty_mornings',
  'two_dumbbells',
  'the_climb',
  'barre_after_dark',
];
const FEATURED_AND_CALM = ['yin_evenings', 'thirty_mornings', 'desk_to_mat', 'sleep_better', 'power_flow'];

/** The first channels of a large platform. */
const studios = (name: PlaylistName, title: string, count: number): PlaylistDefinition =>
  namedPlaylist(name, title, ({ library }) => library.manyChannels.slice(0, count).map(({ item }) => item), {
    kind: 'MANUAL',
    contentType: 'live',
    description: `${count} channels.`,
  });

/** The playlists that the config references, and those that list one kind of item. */
export const MAIN_PLAYLISTS: readonly PlaylistDefinition[] = [
  namedPlaylist('featured', 'Featured', itemsWithIds(FEATURED.map(programId)), { kind: 'MANUAL' }),
  namedPlaylist('featuredCalm', 'Practise today', itemsWithIds(FEATURED_AND_CALM.map(programId)), {
    kind: 'MANUAL',
  }),
  namedPlaylist('browse', 'All workouts', ({ workouts }) => itemsOf(workouts), {
    description: 'Every workout there is, the newest first.',
  }),
  namedPlaylist('browse365', 'Today’s 365', ({ daily }) => itemsOf(daily), {
    description: 'One workout a day, every day of the year.',
    filterTags: ALL_GENRES,
  }),
  namedPlaylist('thisWeek', 'This week’s 365', (stock) => itemsOf(stock.daily.filter(isOfThisWeek(stock)))),
  namedPlaylist(
    'programs',
    'Programs',
    programsWhere(() => true),
    {
      description: 'Plans of several weeks, from a first walk to a half marathon.',
      shelfImageAspectRatio: '2:3',
      imageLabel: 'poster',
      filterTags: ALL_PROGRAM_GENRES,
    },
  ),
  namedPlaylist(
    'recommendations',
    'You may also like',
    newest(({ item }) => item.recommended === 'true'),
    {
      kind: 'RECOMMENDATIONS',
    },
  ),
  namedPlaylist(
    'search',
    'Search',
    ({ items }) => items.filter((item) => LISTED_TYPES.includes(contentTypeOf(item))),
    {
      kind: 'SEARCH',
    },
  ),
  namedPlaylist('favorites', 'Favorites', () => [], { kind: 'WATCHLIST' }),
  namedPlaylist('continueWatching', 'Continue watching', () => [], { kind: 'WATCHLIST' }),
  namedPlaylist('trainers', 'Our trainers', ({ library }) => library.trainers, {
    kind: 'MANUAL',
    shelfImageAspectRatio: '1:1',
    imageLabel: 'square',
  }),
  namedPlaylist('series', 'Series', ({ library }) => library.series.map(({ item }) => item), {
    kind: 'MANUAL',
    shelfImageAspectRatio: '16:9',
  }),
  namedPlaylist('outside', 'Outside', ({ library }) =>
    library.series.flatMap(({ definition, episodes }) => (definition.slug === 'outside' ? episodes : [])),
  ),
  namedPlaylist('live', 'Live', ({ library }) => library.channels.map(({ item }) => item), {
    kind: 'MANUAL',
    contentType: 'live',
    description: 'Four channels, around the clock.',
  }),
  namedPlaylist('oddChannels', 'Odd channels', ({ library }) => library.oddChannels.map(({ item }) => item), {
    kind: 'MANUAL',
    contentType: 'live',
    description: 'A channel for each thing that a guide has to cope with.',
  }),
  studios('tenChannels', 'Ten studios', 10),
  studios('fiftyChannels', 'Fifty studios', 50),
  studios('manyChannels', 'Every studio', 500),
  namedPlaylist(
    'channels',
    'Live channels',
    ({ library }) => [...library.channels.map(({ item }) => item), library.strayChannel],
    { kind: 'MANUAL' },
  ),
  namedPlaylist('hubs', 'Where do you want to go?', ({ library }) => library.hubs, {
    kind: 'MANUAL',
    shelfImageAspectRatio: '4:3',
  }),
  namedPlaylist('pages', 'Good to know', ({ library }) => library.pages, {
    kind: 'MANUAL',
    shelfImageAspectRatio: '5:3',
  }),
  namedPlaylist('awkward', 'Odd ones out', itemsWithIds(Object.values(edgeCaseItems)), {
    kind: 'MANUAL',
    shelfImageAspectRatio: '21:9',
  }),
  namedPlaylist('openHouse', 'Open House', ({ library }) => itemsOf(library.openHouse), { kind: 'MANUAL' }),
  namedPlaylist('empty', 'Coming soon', () => [], { kind: 'MANUAL' }),
];
