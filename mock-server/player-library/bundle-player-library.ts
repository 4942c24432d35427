import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CompressedText } from './compressed-text.ts';

const here = dirname(fileURLToPath(import.meta.url));
const PAGE = join(here, 'page');
const BUNDLER = join(here, 'write-player-library.ts');
/** The rules that the library shares with the app. */
const RULES = join(here, '../../domain/playback');
const LARGEST_SCRIPT = 16 * 1024 * 1024;
const CACHE = join(here, '../../.cache/player-library');
/** The packages in the bundle; their versions, together with the sources, determine whether it is rebuilt. */
const PACKAGES = ['hls.js', 'vite'];

/** The player library as one script. `version` is a hash of the sources and package versions. */
export interface PlayerLibraryScript {
  readonly version: string;
  readonly code: CompressedText;
}

let made: Promise<PlayerLibraryScript> | null = null;

/**
 * Builds the script on the first call, or reads it from the cache of an earlier run; retries after a failure.
 */
export function playerLibraryScript(): Promise<PlayerLibraryScript> {
  made ??= findOrMake().catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

async function findOrMake(): Promise<PlayerLibraryScript> {
  const version = await versionOfSources();
  const file = join(CACHE, `${version}.js`);
  const cached = await readFile(file, 'utf8').catch(() => null);
  if (cached !== null) return { version, code: new CompressedText(cached) };
  const code = await bundle();
  await mkdir(CACHE, { recursive: true });
  // Another process may be writing the same file.
  const own = `${file}.${process.pid}`;
  await writeFile(own, code);
  await rename(own, file);
  return { version, code: new CompressedText(code) };
}

async function versionOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const filesIn = async (folder: string) => (await readdir(folder)).sort().map((name) => join(folder, name));
  for (const file of [BUNDLER, ...(await filesIn(RULES)), ...(await filesIn(PAGE))])
    hash.update(await readFile(file));
  for (const name of PACKAGES) hash.update(`${name}@${await installedVersion(name)}`);
  return hash.digest('hex').slice(0, 16);
}

async function installedVersion(name: string): Promise<string> {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? [];
  for (const path of paths) {
    const found = await readFile(join(path, name, 'package.json'), 'utf8').catch(() => null);
    if (found) return String((JSON.parse(found) as { readonly version?: string }).version);
  }
  throw new Error(`${name} is not installed`);
}

async function bundle(): Promise<string> {
  const tsx = import.meta.resolve('tsx');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, BUNDLER], {
    maxBuffer: LARGEST_SCRIPT,
  });
  return stdout;
}
