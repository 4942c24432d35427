/** The measurements of the app and of its reference, run by run. */
export interface Pair<Run> {
  readonly app: readonly Run[];
  readonly reference: readonly Run[];
}

/** Measures the app and the reference alternately, so that other load on the machine affects both. */
export async function alternate<Run>(
  times: number,
  measureApp: () => Promise<Run>,
  measureReference: () => Promise<Run>,
): Promise<Pair<Run>> {
  const app: Run[] = [];
  const reference: Run[] = [];
  for (let run = 0; run < times; run += 1) {
    // The first one finds colder machine caches.
    const turns = [
      async () => app.push(await measureApp()),
      async () => reference.push(await measureReference()),
    ];
    for (const turn of run % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  return { app, reference };
}
