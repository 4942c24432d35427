import type { CatalogueItem } from '../items/catalogue-item.ts';
import {
  ALL_GENRES,
  itemsOf,
  namedPlaylist,
  newest,
  playlist,
  programsWhere,
  itemsWithIds,
  type Items,
} from './define-playlist.ts';
import type { PlaylistDefinition } from './playlist-definition.ts';
import { STAFF_PICKS } from './playlist-ids.ts';
import { isOfThisWeek } from './this-week.ts';
import { TRENDING_PROGRAMS } from '../vocabulary/programs.ts';
import { equipmentNameSchema } from '../vocabulary/equipment.ts';
import type { Genre } from '../vocabulary/styles.ts';
import { programId } from '../items/platform-id.ts';
import type { Workout } from '../items/workout.ts';

const TEN_MINUTES = 600;
/** In seconds, about three quarters of an hour. */
const LONG = 2800;
const OF_A_GENRE = 90;
const FEW = 24;

const ofGenres = (...genres: readonly Genre[]): Items =>
  newest(({ facts }) => genres.includes(facts.genre), OF_A_GENRE);

const needs = (...pieces: readonly string[]): Items => {
  const names = pieces.map((piece) => equipmentNameSchema.parse(piece));
  return newest(
    ({ facts }) => facts.genre === 'Strength' && facts.equipment.some((name) => names.includes(name)),
  );
};

const isShort = ({ item }: Workout): boolean => item.duration > 0 && item.duration <= TEN_MINUTES;
const isGentle = ({ facts }: Workout): boolean =>
  /low-impact|walking|gentle/i.test(`${facts.style} ${facts.pace}`);
const isFree = ({ item }: Workout): boolean => item.free === 'true' || item.requiresSubscription === 'false';
const isForBeginners = ({ difficulty }: CatalogueItem): boolean => difficulty === 'Beginner';
const isNew = ({ featuredLabel }: CatalogueItem): boolean => featuredLabel === 'New';

/** The shelves of the home page and the hubs. */
export const SHELF_PLAYLISTS: readonly PlaylistDefinition[] = [
  namedPlaylist('newThisWeek', 'New this week', (stock) =>
    itemsOf(stock.workouts.filter(isOfThisWeek(stock))).map((item) => ({ featuredLabel: 'New', ...item })),
  ),
  namedPlaylist('newPrograms', 'New programs', programsWhere(isNew)),
  namedPlaylist(
    'trendingPrograms',
    'Trending programs',
    itemsWithIds(TRENDING_PROGRAMS.map(({ slug }) => programId(slug))),
    {
      kind: 'MANUAL',
      shelfImageAspectRatio: '2:3',
      imageLabel: 'poster',
    },
  ),
  namedPlaylist('beginnerPrograms', 'First steps', programsWhere(isForBeginners), {
    shelfImageAspectRatio: '9:13',
    imageLabel: 'poster',
  }),
  namedPlaylist(
    'strengthPrograms',
    'Strength programs',
    programsWhere(({ genre }) => genre === 'Strength'),
    {
      shelfImageAspectRatio: '9:16',
    },
  ),
  namedPlaylist('tenMinutes', '10 minutes or less', newest(isShort), { filterTags: ALL_GENRES }),
  namedPlaylist(
    'longSessions',
    'Take the whole hour',
    newest(({ item }) => item.duration >= LONG),
    {
      shelfImageAspectRatio: '2:1',
      filterTags: ALL_GENRES,
    },
  ),
  namedPlaylist('dumbbells', 'Strength with dumbbells', needs('dumbbells', 'heavyDumbbells')),
  namedPlaylist('kettlebell', 'One kettlebell', needs('kettlebell')),
  namedPlaylist('heavy', 'Heavy days', needs('heavyDumbbells')),
  namedPlaylist(
    'noEquipment',
    'No equipment, no excuse',
    newest(({ facts }) => facts.equipment.length === 0),
    {
      filterTags: ALL_GENRES,
    },
  ),
  namedPlaylist('lowImpact', 'Kind to the knees', newest(isGentle)),
  namedPlaylist(
    'beginner',
    'Where to begin',
    newest(({ item }) => isForBeginners(item)),
    { filterTags: ALL_GENRES },
  ),
  namedPlaylist('hiit', 'Intervals', ofGenres('HIIT')),
  namedPlaylist('cardio', 'Cardio & HIIT', ofGenres('Cardio', 'HIIT'), { filterTags: 'Cardio,HIIT' }),
  namedPlaylist('boxing', 'In the ring', ofGenres('Boxing')),
  namedPlaylist('dance', 'Dance it out', ofGenres('Dance'), { shelfImageAspectRatio: '5:3' }),
  namedPlaylist('cycling', 'Rides', ofGenres('Cycling')),
  namedPlaylist('running', 'Runs', ofGenres('Running')),
  namedPlaylist('yoga', 'Yoga', ofGenres('Yoga')),
  namedPlaylist('pilates', 'Pilates', ofGenres('Pilates')),
  namedPlaylist('barre', 'At the barre', ofGenres('Barre'), { shelfImageAspectRatio: '4:3' }),
  namedPlaylist('core', 'Core in a quarter of an hour', ofGenres('Core'), { shelfImageAspectRatio: '1:1' }),
  namedPlaylist('mobility', 'Move better', ofGenres('Mobility')),
  namedPlaylist('recovery', 'Rest day', ofGenres('Recovery')),
  namedPlaylist(
    'sleep',
    'Sleep well',
    newest(({ facts }) => facts.bestFor === 'Falling asleep'),
  ),
  namedPlaylist('free', 'Try it for free', newest(isFree), { filterTags: ALL_GENRES }),
  playlist(
    STAFF_PICKS,
    'Staff picks',
    newest(({ item }) => item.featuredLabel === 'Staff pick', FEW),
  ),
];
