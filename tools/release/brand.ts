import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { readConfig } from '#adapters/app-host/config-source.ts';
import { homeConfig } from '#mock-server/catalogue/configs/home-config.ts';
import { DEFAULT_LANGUAGE } from '#ui/i18n/languages.ts';
import { MOCK_PORT } from '../environment/ports.mjs';

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

/**
 * Reads the brand of a config. Fails if the config is invalid, or if the logo that it names cannot be loaded.
 *
 * @param source the file or the web address of a config; undefined for the main brand of the mock platform
 */
export async function readBrand(source: string | undefined): Promise<Brand> {
  const address = source === undefined ? null : addressOf(source);
  const written = address
    ? (await load(address)).toString()
    : JSON.stringify(homeConfig({ origin: `http://localhost:${MOCK_PORT}` }));
  const { siteName, description, styling, logo } = readConfig(written, 'http://localhost');
  return {
    name: siteName,
    description,
    language: DEFAULT_LANGUAGE.code,
    ...styling,
    logo: logo === null ? null : await load(new URL(logo, address ?? undefined)),
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
