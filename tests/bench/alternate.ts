import type { Pages, Sides } from './bench-context.ts';
import { noteMachine } from './quietness.ts';

/** The measurements of the app and of its reference, run by run. */
export type Pair<Run> = Sides<readonly Run[]>;

/** Measures the same on pages of the app and on those that they are compared with, alternately. */
export const alternateOn = <Run>(
  times: number,
  { app, reference }: Sides<Pages>,
  measure: (pages: Pages) => Promise<Run>,
): Promise<Pair<Run>> =>
  alternate(
    times,
    () => measure(app),
    () => measure(reference),
  );

/** As `alternateOn`, for what a static page does not have: it is measured on the app alone, or on both if both are an app. */
export const alternateOnApps = <Run>(
  times: number,
  { app, reference }: Sides<Pages>,
  measure: (pages: Pages) => Promise<Run>,
): Promise<Pair<Run>> =>
  alternate(times, () => measure(app), reference.build ? () => measure(reference) : null);

/**
 * Measures the app and the reference alternately, so that other load on the machine affects both.
 *
 * @param measureReference null if there is none
 */
export async function alternate<Run>(
  times: number,
  measureApp: () => Promise<Run>,
  measureReference: (() => Promise<Run>) | null,
): Promise<Pair<Run>> {
  const app: Run[] = [];
  const reference: Run[] = [];
  for (let run = 0; run < times; run += 1) {
    await noteMachine();
    // The first one finds colder machine caches.
    const turns = [
      async () => app.push(await measureApp()),
      async () => measureReference && reference.push(await measureReference()),
    ];
    for (const turn of run % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  return { app, reference };
}
