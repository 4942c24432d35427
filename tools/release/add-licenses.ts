import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENSES_FILE = 'licenses.md';
const FONTS = new URL('../../ui/design-system/theme/fonts.css', import.meta.url).pathname;
const MODULES = new URL('../../node_modules/', import.meta.url).pathname;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** Adds the licenses of the fonts, which the bundler does not list, to those of a build. */
export const addFontLicenses = (folder: string): void =>
  addLicenses(
    folder,
    [...readFileSync(FONTS, 'utf8').matchAll(/url\('(@[^']+)'\)/g)].map(([, file = '']) =>
      join(MODULES, file),
    ),
  );

/** Adds the licenses of the packages that contain these files to those of a build. */
export function addLicenses(folder: string, files: readonly string[]): void {
  const packages = new Set(files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
  for (const place of packages) appendFileSync(join(folder, LICENSES_FILE), licenseOf(place));
}

function licenseOf(place: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Package;
  const file = readdirSync(place).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${place} has no file with its license`);
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(place, file), 'utf8').trim()}\n`;
}
