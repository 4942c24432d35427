import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { HOME_PATH } from '#domain/navigation/paths.ts';
import { WORLD_COOKIE } from '#mock-server/worlds/world-of-request.ts';
import { ensureBrowsers } from '#tools/environment/browsers.mjs';
import { serveProduct, type ServedProduct } from '#tools/environment/serve-product.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { openFirefox } from './firefox.ts';
import { CannotPlay, DESKTOP, JOURNEY, PHONE, SCREENS } from './journey.ts';
import { eventually, Page } from './page.ts';
import { recordProblems, type RecordedProblems } from './record-problems.ts';
import { openWebKit } from './webkit.ts';

/*
 * Takes the journey in other browsers than Chromium, and prints what passed in each:
 * main.ts [--only firefox|webkit] [--built] [--screenshots <folder>]
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
    screenshots: { type: 'string' },
  },
});

const programs = ensureBrowsers();
const BROWSERS: Readonly<Record<string, () => Promise<DrivenBrowser>>> = {
  firefox: () => openFirefox(programs.firefox),
  webkit: () => openWebKit(programs.webkit),
};

/** The journey's member: subscribed, without a record. */
const PERSON = 'new';

/** Names a new world of the platform by a cookie, as the control page does. */
async function enterWorld(browser: DrivenBrowser, { appOrigin, platformOrigin }: ServedProduct) {
  const made = await fetch(`${platformOrigin}/__mock/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ person: PERSON }),
  });
  const { world } = (await made.json()) as { readonly world: string };
  await browser.open(`${appOrigin}/app/icon.svg`);
  await browser.setCookie({ name: WORLD_COOKIE, value: world, domain: new URL(appOrigin).hostname });
}

const DELIBERATE = 'A deliberate problem';

/** Proves that a problem of the page would be noticed. */
async function proveRecording(page: Page, problems: RecordedProblems): Promise<void> {
  await page.open(HOME_PATH);
  await page.browser.run(`console.error('${DELIBERATE}'); return ''`);
  await eventually(async () => {
    assert.deepEqual(problems.take(), [`console.error: ${DELIBERATE}`]);
  });
}

/** Returns how many steps failed. */
async function takeJourney(page: Page, problems: RecordedProblems): Promise<number> {
  let failures = 0;
  for (const { name, take } of JOURNEY) {
    const outcome = await take(page).then(
      () => null,
      (failure: unknown) => (failure instanceof Error ? failure : new Error('It failed', { cause: failure })),
    );
    const reported = problems.take();
    if (outcome instanceof CannotPlay)
      console.log(`  cannot play: ${name}. No decoder for ${outcome.message}`);
    else if (outcome === null && reported.length === 0) console.log(`  passed       ${name}`);
    else {
      failures++;
      console.log(`  FAILED       ${name}`);
      for (const each of [...(outcome ? [outcome.message] : []), ...reported]) console.log(each);
    }
  }
  return failures;
}

async function takeScreenshots(page: Page, folder: string, browser: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const size of [PHONE, DESKTOP]) {
    await page.browser.resize(size);
    for (const { name, open } of SCREENS) {
      await open(page);
      const file = `${folder}/${browser}-${name}-${size.width}.png`;
      await writeFile(file, await page.browser.screenshot());
    }
  }
}

if (!options.built) await import('#tools/commands/build.ts');
const chosen = Object.entries(BROWSERS).filter(([id]) => options.only === undefined || options.only === id);
if (chosen.length === 0) throw new Error(`--only takes ${Object.keys(BROWSERS).join(' or ')}`);
let failures = 0;
for (const [id, open] of chosen) {
  let problems: RecordedProblems = { take: () => [] };
  const product = await serveProduct({
    extend: (host) => {
      problems = recordProblems(host);
    },
  });
  const browser = await open();
  console.log(browser.name);
  try {
    await enterWorld(browser, product);
    const page = new Page(browser, product.appOrigin);
    await proveRecording(page, problems);
    failures += await takeJourney(page, problems);
    if (options.screenshots) await takeScreenshots(page, options.screenshots, id);
  } finally {
    await browser.close();
    await product.close();
  }
}
console.log(failures === 0 ? 'The journey passed.' : `${failures} failed.`);
process.exit(failures === 0 ? 0 : 1);
