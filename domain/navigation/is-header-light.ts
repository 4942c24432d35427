/** SHL-03: the first segments of the paths on which the header is light. */
const LIGHT = new Set(['p', 'u', 'q', '365', 'workouts', 'programs', 'progress', 'history']);

/** @param path within the app; whole segments count: '/p/x' is light, '/program/x' is not */
export function isHeaderLight(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/');
  return LIGHT.has(first);
}
