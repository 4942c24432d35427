import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tools/environment/free-port.ts';
import { precompress } from '#tools/vite/precompress.ts';
import { readContent, type Content } from './content.ts';
import { writeReferencePages, type ReferencePaths } from './write-reference-pages.ts';
import { startPart } from './child-server.ts';
import { readChannel, readVideos, type BenchVideo, type BenchWorkout } from './videos.ts';

/** The folder of this checkout. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A platform persona with access to every video and no watch history to resume. */
export const SUBSCRIBER = 'new';

/** The whole product as served in production, and the reference pages, by the same host. */
export interface Product {
  /** The app's origin, without a trailing slash. */
  readonly app: string;
  readonly platform: string;
  /** The folder of the built app. */
  readonly dist: string;
  readonly content: Content;
  readonly videos: readonly BenchWorkout[];
  readonly channel: BenchVideo;
  readonly reference: ReferencePaths;
}

/**
 * Builds the app of a checkout and starts it with a mock platform that has no state of earlier runs; platform and host are
 * those of this checkout. `endParts` ends their processes; the files are removed when this process exits.
 */
export async function startProduct(checkout: string = ROOT): Promise<Product> {
  const ports = { APP_PORT: String(await freePort()), MOCK_PORT: String(await freePort()) };
  build(checkout);
  const dist = join(checkout, 'dist');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  removeAtEnd(folder);
  await startPart('mock-server/main.ts', { port: Number(ports.MOCK_PORT), env: ports, folder });
  const platform = `http://localhost:${ports.MOCK_PORT}`;
  const content = await readContent(platform);
  const member = await freshWorld(platform, SUBSCRIBER);
  const cookie = `${member.name}=${member.value}`;
  const videos = await readVideos(platform, cookie, content.workout.mediaid);
  const channel = await readChannel(platform, cookie);
  const reference = writeReferencePages(content, [...videos, channel], {
    dist,
    folder: join(folder, 'reference'),
  });
  precompress(reference.folder);
  await startPart('tests/bench/serve-with-reference.ts', {
    port: Number(ports.APP_PORT),
    env: { ...ports, REFERENCE: reference.folder, DIST: dist },
  });
  return { app: `http://localhost:${ports.APP_PORT}`, platform, dist, content, videos, channel, reference };
}

const removeAtEnd = (folder: string) =>
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

function build(checkout: string): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/commands/build.ts'], {
    cwd: checkout,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The app in ${checkout} could not be built`);
}

/** The cookie that selects a world of the mock platform. */
export interface World {
  readonly name: string;
  readonly value: string;
}

/** Makes a new world of the mock platform for a person. */
export async function freshWorld(platform: string, person: string): Promise<World> {
  const answer = await fetch(`${platform}/__mock/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ person }),
  });
  const { cookie } = (await answer.json()) as { readonly cookie: string };
  const [name = '', value = ''] = cookie.split('=');
  return { name, value };
}
