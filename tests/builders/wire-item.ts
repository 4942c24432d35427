/** A workout as the platform sends it, with the given changes. */
export const wireItem = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  mediaid: 'Wrk00001',
  title: 'Slow Barre',
  description: 'Small movements, long holds.',
  duration: 1440,
  pubdate: 1_750_000_000,
  contentType: 'workout',
  ...changes,
});
