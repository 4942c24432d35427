import type { CatalogueItem } from '../catalogue/items/catalogue-item.ts';
import type { CompositionName } from './compositions.ts';
import { palettesOf, type Palette } from './palettes.ts';
import { PictureRandom } from './picture-random.ts';

/** How the pictures of an item look; shared by all variants. */
export interface ArtDirection {
  readonly composition: CompositionName;
  /** For pictures with app text on top: `family`, or a family without type if `family` uses type. */
  readonly compositionWithoutType: CompositionName;
  readonly colors: Palette;
  readonly word: string;
  /** Seeds all remaining random choices. */
  readonly seed: string;
}

type Choices = readonly [CompositionName, ...CompositionName[]];

const HOUSE: Choices = ['fold', 'beams', 'sun', 'lanes', 'arches', 'court', 'whirl'];

/** The families per genre; repeat a family to make it more likely. */
const BY_GENRE: Readonly<Record<string, Choices>> = {
  Strength: ['plate', 'plate', 'bell', 'echo', 'crop', 'stack', 'fold', 'whirl', 'tiles'],
  HIIT: ['sweep', 'sweep', 'burst', 'chevrons', 'echo', 'crop', 'stack', 'strobe', 'halftone', 'court'],
  Cardio: ['pulse', 'pulse', 'strobe', 'sweep', 'halftone', 'court', 'echo', 'crop', 'beams'],
  Yoga: [
    'sun',
    'sun',
    'ridges',
    'ridges',
    'arches',
    'petals',
    'ripples',
    'eclipse',
    'beams',
    'fold',
    'ribbon',
  ],
  Pilates: ['discs', 'arches', 'tiles', 'ribbon', 'petals', 'fold', 'whirl', 'ripples'],
  Barre: ['ribbon', 'ribbon', 'arches', 'beams', 'fold', 'stack', 'discs', 'lanes', 'ripples'],
  Core: ['whirl', 'whirl', 'discs', 'tiles', 'halftone', 'echo', 'crop', 'eclipse', 'lanes'],
  Mobility: ['tiles', 'lanes', 'ripples', 'ribbon', 'arches', 'discs', 'whirl', 'fold'],
  Boxing: ['ropes', 'burst', 'sweep', 'court', 'strobe', 'echo', 'stack', 'crop', 'halftone'],
  Dance: ['beams', 'ribbon', 'halftone', 'stack', 'fold', 'burst', 'echo', 'discs'],
  Cycling: ['wheel', 'wheel', 'lanes', 'chevrons', 'sweep', 'pulse', 'crop', 'ridges'],
  Running: ['lanes', 'lanes', 'chevrons', 'sweep', 'pulse', 'ridges', 'echo', 'crop'],
  Recovery: ['eclipse', 'ripples', 'ridges', 'sun', 'beams', 'petals', 'arches'],
};

const TYPE_COMPOSITIONS: ReadonlySet<CompositionName> = new Set<CompositionName>(['echo', 'crop', 'stack']);

/** Programs with a fixed family instead of a random one. */
const CHOSEN: Readonly<Record<string, CompositionName>> = {
  barre: 'ribbon',
  undefeated: 'ropes',
  db10: 'crop',
  pilates_phase_two: 'discs',
  power_cardio: 'pulse',
  mobility: 'tiles',
  yoga_fundamentals: 'arches',
  dbk: 'bell',
  ignition: 'fold',
  thirty_mornings: 'sun',
  two_dumbbells: 'plate',
  the_climb: 'ridges',
  barre_after_dark: 'beams',
};

const WORDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Strength: ['LIFT', 'HEAVY', 'IRON', 'POWER'],
  HIIT: ['HIIT', 'GO', 'SWEAT', 'FAST'],
  Cardio: ['MOVE', 'BEAT', 'RUSH'],
  Yoga: ['FLOW', 'CALM', 'OM'],
  Pilates: ['FORM', 'LONG'],
  Barre: ['BARRE', 'POISE', 'RISE'],
  Core: ['CORE', 'HOLD', '360'],
  Mobility: ['FREE', 'OPEN'],
  Boxing: ['BOX', 'JAB', 'ROUND', 'KO'],
  Dance: ['DANCE', 'MOVE', 'GROOVE'],
  Cycling: ['RIDE', 'CLIMB', 'RPM'],
  Running: ['RUN', 'PACE', '5K'],
  Recovery: ['REST', 'SLOW'],
};

/** Title words that work as artwork on their own. */
const TELLING =
  /\b(push|pull|legs?|core|hinge|glutes?|tempo|power|sprint|engine|hips?|salsa|disco|pop|soul|house|hill|climb|speed|jab|hook|ladder|surge|tabata|amrap|emom|blitz|party|swing|press|squat|walk|step|rope)\b/i;

const LONGEST_WORD = 6;

/** Decides how to draw an item, from its genre, its program or series, and its id. */
export function artDirection(item: CatalogueItem): ArtDirection {
  const genre = item.genre ?? genreOfTags(item.tags);
  const group = item.programSlug ?? seriesOf(item) ?? item.mediaid;
  const ofGroup = new PictureRandom(`group ${group}`);
  const ofItem = new PictureRandom(`item ${item.mediaid}`);
  const choices = BY_GENRE[genre ?? ''] ?? HOUSE;
  const colors = ofGroup.pick(palettesOf(genre));
  const composition = compositionFor(item, seriesOf(item) ? ofGroup : ofItem, choices);
  return {
    composition,
    compositionWithoutType: TYPE_COMPOSITIONS.has(composition) ? calmOne(ofItem, choices) : composition,
    colors,
    word: wordFor(item, ofItem, genre),
    seed: item.mediaid,
  };
}

function compositionFor(
  { slug, title, tags }: CatalogueItem,
  chance: PictureRandom,
  choices: Choices,
): CompositionName {
  const drawn = chance.pick(choices);
  const chosen = CHOSEN[slug ?? ''];
  if (chosen) return chosen;
  return /kettlebell|swing/i.test(`${title} ${tags}`) && chance.happens(0.4) ? 'bell' : drawn;
}

function calmOne(chance: PictureRandom, choices: Choices): CompositionName {
  const [first = 'fold', ...others] = choices.filter((composition) => !TYPE_COMPOSITIONS.has(composition));
  return chance.pick([first, ...others]);
}

/** Returns the number of minutes, a word of the title, or a word of the genre. */
function wordFor(
  { title, duration }: CatalogueItem,
  chance: PictureRandom,
  genre: string | undefined,
): string {
  const [word] = TELLING.exec(title) ?? [];
  const ofGenre = chance.pick(WORDS[genre ?? ''] ?? ['GO', 'NOW', '365']);
  const numbered = chance.happens(0.35);
  if (/^[a-z0-9]+$/i.test(title) && title.length <= LONGEST_WORD) return title.toUpperCase();
  if (numbered && duration >= 300) return String(Math.ceil(duration / 60));
  return (word ?? ofGenre).toUpperCase();
}

/** Episodes of a series share one look. */
const seriesOf = ({ seriesId, tags }: CatalogueItem): string | undefined =>
  seriesId ?? /seriesid_(\w+)/.exec(tags)?.[1];

/** A trainer's genre is the first one they teach. */
const genreOfTags = (tags: string): string | undefined =>
  Object.keys(BY_GENRE).find((genre) => tags.split(',').slice(0, 2).includes(genre.toLowerCase()));
