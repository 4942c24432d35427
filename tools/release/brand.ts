import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { readConfig } from '#adapters/app-host/config-loader.ts';
import { DEFAULT_LANGUAGE } from '#ui/i18n/languages.ts';

/** What the installed app shows of a customer. */
export interface Brand {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  /** Colours as the config has them. */
  readonly backgroundColor: string | null;
  readonly highlightColor: string | null;
  readonly headerBackground: string | null;
  /** The logo as an image file; null if the config names none. */
  readonly logo: Buffer | null;
}

/** The main brand of the mock platform, for a build that names no customer. */
export const DAYBREAK: Brand = {
  name: 'Daybreak',
  description:
    'Over 3,000 workouts and more than 50 programs, from ten-minute mornings to a half marathon, and a new workout every day.',
  language: DEFAULT_LANGUAGE.code,
  backgroundColor: '#0a0d16',
  highlightColor: '#d9ff4a',
  headerBackground: null,
  logo: null,
};

/**
 * Reads the brand of a config. Fails if the config is invalid, or if the logo that it names cannot be loaded.
 *
 * @param source the file or the web address of a config
 */
export async function readBrand(source: string): Promise<Brand> {
  const address = addressOf(source);
  const written = (await load(address)).toString();
  const { siteName, description, styling, logo } = readConfig(written, 'http://localhost');
  return {
    name: siteName,
    description,
    language: DEFAULT_LANGUAGE.code,
    ...styling,
    logo: logo === null ? null : await load(new URL(logo, address)),
  };
}

const addressOf = (source: string): URL => (URL.canParse(source) ? new URL(source) : pathToFileURL(source));

async function load(address: URL): Promise<Buffer> {
  if (address.protocol === 'file:') return readFile(address);
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new Error(`No answer from ${address.href}`, { cause });
  });
  if (!answer.ok) throw new Error(`${address.href} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
