import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const MISSING_MODULE = /Cannot find (?:module|package) '([^']+)'/;
const TRANSLATION = /^ui\/i18n\/[^/]+\/[^/]+\.json$/;
const LINES_OF_A_STACK = 4;

/** The errors that led to an error, itself first. */
function causes(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

/**
 * Why no scenario can run, in a few lines: by a missing file, its name.
 *
 * @param folder of the project
 */
export function whyScenariosCannotRun(error: unknown, folder: string): string {
  const all = causes(error);
  const [, missing] =
    all.map(({ message, stack = '' }) => MISSING_MODULE.exec(message || stack)).find(Boolean) ?? [];
  if (missing === undefined) {
    const [first, ...frames] = (all.at(-1)?.stack ?? String(error)).split('\n');
    const own = frames.filter((line) => line.includes(folder) && !line.includes('node_modules'));
    return ['The app cannot start, so no scenario runs.', first, ...own.slice(0, LINES_OF_A_STACK)].join(
      '\n',
    );
  }
  const file = missing.startsWith('file:') ? fileURLToPath(missing) : missing;
  const name = file.startsWith('/') ? relative(folder, file) : file;
  const advice = TRANSLATION.test(name)
    ? ' Each language has the same files as ui/i18n/en-US: copy it from there (docs/how-to/add-a-language.md).'
    : '';
  return `The app cannot start, so no scenario runs: the file ${name} is missing.${advice}`;
}
