import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addServiceWorker } from '#tools/release/complete-release.ts';
import { makeFakeNextRelease, readReleaseId, withdrawRelease } from '#tools/release/fake-next-release.ts';
import { folderWith } from '../folder-with.ts';

const PAGE = '<title>Loading…</title><script src="/app/assets/main-abcdefgh.js"></script>';

/** A built release with a service worker, and its id. */
async function aRelease(): Promise<{ readonly folder: string; readonly id: string }> {
  const folder = folderWith({
    'index.html': PAGE,
    'assets/main-abcdefgh.js': 'import("./home-ijk-mn_p.js"); "styles-qrstuvwx.css"',
    'assets/home-ijk-mn_p.js': 'home()',
    'assets/styles-qrstuvwx.css': '@font-face{src:url(font-abcdefgh.woff2)}',
    'assets/font-abcdefgh.woff2': 'letters',
  });
  return { folder, id: await addServiceWorker(folder) };
}
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

describe('the next release', () => {
  it('has other scripts and styles, which name each other', async () => {
    const { folder } = await aRelease();
    await makeFakeNextRelease(folder);
    expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
      'font-abcdefgh.woff2',
      'home-jk-mn_pi.js',
      'main-bcdefgha.js',
      'styles-rstuvwxq.css',
    ]);
    expect(read(folder, 'assets/main-bcdefgha.js')).toBe(
      'import("./home-jk-mn_pi.js"); "styles-rstuvwxq.css"',
    );
    expect(read(folder, 'index.html')).toContain('/app/assets/main-bcdefgha.js');
  });

  it('has another id, which its page has once and its service worker knows', async () => {
    const { folder, id } = await aRelease();
    await makeFakeNextRelease(folder);
    const next = readReleaseId(folder) ?? expect.unreachable();
    expect(next).not.toBe(id);
    expect(read(folder, 'index.html').match(/app-release/g)).toHaveLength(1);
    expect(read(folder, 'service-worker.js')).toContain(next);
    expect(read(folder, 'service-worker.js')).not.toContain(id);
  });

  it('has an id that no release before had, again and again', async () => {
    const { folder, id } = await aRelease();
    const ids = new Set([id]);
    for (let count = 0; count < 3; count += 1) {
      await makeFakeNextRelease(folder);
      ids.add(readReleaseId(folder) ?? expect.unreachable());
    }
    expect(ids.size).toBe(4);
  });
});

describe('a release that withdraws the service worker', () => {
  it('has no id and the files of the release before', async () => {
    const { folder } = await aRelease();
    const before = readdirSync(join(folder, 'assets'));
    await withdrawRelease(folder);
    expect(readReleaseId(folder)).toBeNull();
    expect(read(folder, 'index.html')).toBe(PAGE);
    expect(readdirSync(join(folder, 'assets'))).toEqual(before);
    expect(read(folder, 'service-worker.js')).toContain('unregister()');
  });
});
