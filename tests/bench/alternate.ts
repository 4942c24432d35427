/** What was measured of the app and of its reference, run for run. */
export interface Pair<Run> {
  readonly app: readonly Run[];
  readonly reference: readonly Run[];
}

/** Measures the app and the reference by turns, so that whatever else the machine does hits both. */
export async function alternate<Run>(
  times: number,
  measureApp: () => Promise<Run>,
  measureReference: () => Promise<Run>,
): Promise<Pair<Run>> {
  const app: Run[] = [];
  const reference: Run[] = [];
  for (let run = 0; run < times; run += 1) {
    // Whoever goes first finds the caches of the machine colder.
    const turns = [
      async () => app.push(await measureApp()),
      async () => reference.push(await measureReference()),
    ];
    for (const turn of run % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  return { app, reference };
}
