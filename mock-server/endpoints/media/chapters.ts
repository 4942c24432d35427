import { FILM_SECONDS, WORK_SECONDS } from '../../film/film-phases.ts';
import { planOfClass, type PlannedChapter } from '../../streaming/tracks/class-plan.ts';
import { webVtt, type Cue } from '../../streaming/tracks/web-vtt.ts';

/**
 * The chapters of a class of a length in seconds, as WebVTT. The parts of an interval class have a cue in JSON for each time of work
 * and rest, the others a title.
 *
 * @param isBroken adds what a careless export contains
 */
export function chapters(duration: number, genre: string | undefined, isBroken: boolean): string {
  const cues = planOfClass(duration, genre).flatMap((chapter) => cuesOf(chapter));
  return webVtt(isBroken ? cues.flatMap(withDefects) : cues);
}

function cuesOf({ title, from, to, moves }: PlannedChapter): readonly Cue[] {
  if (!moves) return [{ from, to, text: title }];
  return moves.flatMap((move, round) => {
    const start = from + round * FILM_SECONDS;
    return [
      { from: start, to: start + WORK_SECONDS, text: JSON.stringify({ title, kind: 'work', move }) },
      {
        from: start + WORK_SECONDS,
        to: Math.min(start + FILM_SECONDS, to),
        text: JSON.stringify({ title, kind: 'rest' }),
      },
    ];
  });
}

/** After the first chapter: half a JSON text, an unknown kind, a time that goes back, and nothing to read. */
const withDefects = (cue: Cue, index: number): readonly Cue[] =>
  index > 0
    ? [cue]
    : [
        cue,
        { from: cue.to, to: cue.to + 1, text: '{"title": "Half' },
        { from: cue.to, to: cue.to + 1, text: JSON.stringify({ title: 'Lunch', kind: 'pause' }) },
        { from: cue.from, to: cue.to, text: 'Backwards' },
        { from: cue.to, to: cue.to + 1, text: '{}' },
      ];
