import type { SeededRandom } from '../seeded/seeded-random.ts';
import { DIFFICULTIES, LEVEL_WORDS, type Difficulty } from '../vocabulary/levels.ts';
import type { Focus, Form, StyleWords } from '../vocabulary/styles.ts';
import { TRAINERS, type TrainerWords } from '../vocabulary/trainers.ts';
import type { WorkoutFacts } from './workout.ts';

/** The subject of a workout; whatever is missing is chosen at random. */
export interface WorkoutSpec {
  readonly style: StyleWords;
  readonly focus: Focus;
  readonly form: Form;
  readonly trainer?: TrainerWords;
  readonly difficulty?: Difficulty;
  /** Approximate, in whole minutes. */
  readonly minutes?: number;
}

/** A generated workout: everything but its title and its place in the catalogue. */
export interface GeneratedWorkout {
  readonly facts: Omit<WorkoutFacts, 'program'>;
  readonly description: string;
  /** Seconds. */
  readonly duration: number;
}

/** Generates one workout in the vocabulary of its style. */
export function generateWorkout(chance: SeededRandom, brief: WorkoutSpec): GeneratedWorkout {
  const { style, focus } = brief;
  const trainer = brief.trainer ?? trainerFor(chance, style);
  const difficulty = brief.difficulty ?? difficultyOf(chance, brief);
  const minutes = brief.minutes ?? chance.pick(style.minutes);
  const equipment = focus.kit ?? chance.pick(style.kits);
  const isKettlebell = style.genre === 'Strength' && equipment.includes('kettlebell');
  return {
    facts: {
      genre: style.genre,
      style: focus.kind ?? (isKettlebell ? 'Kettlebell strength' : chance.pick(style.kinds)),
      pace: chance.pick(style.paces),
      bestFor: chance.pick(style.bestFor),
      difficulty,
      equipment,
      trainer,
    },
    description: describe(chance, { ...brief, trainer, difficulty, minutes }),
    duration: minutes * 60 + lag(chance),
  };
}

/** A film runs some seconds over or under its whole minutes, never exactly on one. */
const lag = (chance: SeededRandom): number => chance.whole(1, 55) * (chance.happens(0.4) ? -1 : 1);

/** A workout title that repeats no word. Undefined if the style's titles do not allow one. */
export function composeTitle(chance: SeededRandom, { style, focus, form }: WorkoutSpec): string | undefined {
  return chance
    .shuffled(style.titles)
    .map((pattern) => pattern.replace('{focus}', focus.title).replace('{form}', form.title))
    .find((title) => {
      const words = title.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
      return new Set(words).size === words.length;
    });
}

/** Usually a trainer whose main genre this is, sometimes one who also teaches it. */
export function trainerFor(chance: SeededRandom, { genre }: StyleWords): TrainerWords {
  const all = TRAINERS.filter(({ teaches }) => teaches.includes(genre));
  const main = all.filter(({ teaches }) => teaches[0] === genre);
  return chance.pick(main.length > 0 && chance.happens(0.6) ? main : all);
}

function difficultyOf(chance: SeededRandom, { style, focus, form }: WorkoutSpec): Difficulty {
  const words = `${focus.title} ${form.title}`;
  if (style.levels) return chance.pick(style.levels);
  if (/Basic|Foundation|Starter|First|Beginner|Walk|Postnatal|Pause|Kickstart/.test(words)) return 'Beginner';
  if (/Challenge|Burnout|Peak|Heavy|Clusters|Over-Unders|Half Marathon/.test(words)) return 'Advanced';
  return chance.pick(DIFFICULTIES);
}

type CompleteSpec = Required<WorkoutSpec>;

/** Between one sentence and three paragraphs. */
function describe(chance: SeededRandom, spec: CompleteSpec): string {
  const { style, form, difficulty } = spec;
  const say = sentences(chance, spec);
  const opening = say(chance.pick(style.openings));
  const length = chance.whole(1, 100);
  if (length <= 14) return opening;
  const plan = say(chance.pick(form.plan));
  if (length <= 36) return `${opening} ${plan}`;
  const ending = say(chance.pick(style.endings));
  if (length <= 58) return `${opening} ${plan} ${ending}`;
  const level = chance.pick(LEVEL_WORDS[difficulty]);
  const [cue = '', another = ''] = chance.several(style.cues, 2).map(say);
  if (length <= 84) return `${opening} ${plan}\n\n${cue} ${level}`;
  return `${opening} ${plan}\n\n${cue} ${another}\n\n${level} ${ending}`;
}

/** Fills in the placeholders of a sentence; the moves stay the same throughout a description. */
function sentences(
  chance: SeededRandom,
  { style, focus, trainer, minutes }: CompleteSpec,
): (sentence: string) => string {
  const [a = '', b = '', c = ''] = chance.several(focus.moves ?? style.moves, 3);
  const words: Readonly<Record<string, string>> = {
    a,
    b,
    c,
    focus: focus.text,
    trainer: trainer.name.split(' ')[0] ?? '',
    minutes: String(minutes),
    rounds: String(chance.whole(3, 6)),
    reps: String(chance.pick([6, 8, 10, 12])),
    work: String(chance.pick([30, 40, 45, 50])),
    rest: String(chance.pick([10, 15, 20])),
  };
  return (sentence) =>
    sentence
      .replace(/\{(\w+)\}/g, (_place, name: string) => words[name] ?? '')
      .replace(
        /(^|[.!?] )(\p{Ll})/gu,
        (_start, before: string, letter: string) => before + letter.toUpperCase(),
      );
}
