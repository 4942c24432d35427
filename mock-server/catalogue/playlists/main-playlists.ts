import { awkwardItems } from '../items/awkward-items.ts';
import { contentTypeOf, LISTED_TYPES } from '../items/content-type-of.ts';
import {
  ALL_GENRES,
  ALL_PROGRAM_GENRES,
  itemsOf,
  named,
  newest,
  programsWhere,
  these,
} from './define-playlist.ts';
import type { PlaylistDefinition } from './playlist-definition.ts';
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

/** The playlists that the config references, and those that list one kind of item. */
export const MAIN_PLAYLISTS: readonly PlaylistDefinition[] = [
  named('featured', 'Featured', these(FEATURED.map(programId)), { kind: 'MANUAL' }),
  named('featuredCalm', 'Practise today', these(FEATURED_AND_CALM.map(programId)), { kind: 'MANUAL' }),
  named('browse', 'All workouts', ({ workouts }) => itemsOf(workouts), {
    description: 'Every workout there is, the newest first.',
  }),
  named('browse365', 'Today’s 365', ({ daily }) => itemsOf(daily), {
    description: 'One workout a day, every day of the year.',
    filterTags: ALL_GENRES,
  }),
  named('thisWeek', 'This week’s 365', (stock) => itemsOf(stock.daily.filter(isOfThisWeek(stock)))),
  named(
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
  named(
    'recommendations',
    'You may also like',
    newest(({ item }) => item.recommended === 'true'),
    {
      kind: 'RECOMMENDATIONS',
    },
  ),
  named(
    'search',
    'Search',
    ({ items }) => items.filter((item) => LISTED_TYPES.includes(contentTypeOf(item))),
    {
      kind: 'SEARCH',
    },
  ),
  named('favorites', 'Favorites', () => [], { kind: 'WATCHLIST' }),
  named('continueWatching', 'Continue watching', () => [], { kind: 'WATCHLIST' }),
  named('trainers', 'Our trainers', ({ library }) => library.trainers, {
    kind: 'MANUAL',
    shelfImageAspectRatio: '1:1',
    imageLabel: 'square',
  }),
  named('series', 'Series', ({ library }) => library.series.map(({ item }) => item), {
    kind: 'MANUAL',
    shelfImageAspectRatio: '16:9',
  }),
  named('outside', 'Outside', ({ library }) =>
    library.series.flatMap(({ words, episodes }) => (words.slug === 'outside' ? episodes : [])),
  ),
  named('live', 'Live', ({ library }) => library.channels.map(({ item }) => item), {
    kind: 'MANUAL',
    contentType: 'live',
    description: 'Four channels, around the clock.',
  }),
  named(
    'channels',
    'Live channels',
    ({ library }) => [...library.channels.map(({ item }) => item), library.strayChannel],
    { kind: 'MANUAL' },
  ),
  named('hubs', 'Where do you want to go?', ({ library }) => library.hubs, {
    kind: 'MANUAL',
    shelfImageAspectRatio: '4:3',
  }),
  named('pages', 'Good to know', ({ library }) => library.pages, {
    kind: 'MANUAL',
    shelfImageAspectRatio: '5:3',
  }),
  named('awkward', 'Odd ones out', these(Object.values(awkwardItems)), {
    kind: 'MANUAL',
    shelfImageAspectRatio: '21:9',
  }),
  named('openHouse', 'Open House', ({ library }) => itemsOf(library.openHouse), { kind: 'MANUAL' }),
  named('empty', 'Coming soon', () => [], { kind: 'MANUAL' }),
];
