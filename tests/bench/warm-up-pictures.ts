import type { Browser } from 'playwright';
import { playlistIds } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { SCREENS, type Bench } from './bench-context.ts';
import { loadPage, PHONE, UNHINDERED } from './page-load.ts';
import type { Product } from './product.ts';

/** The number of concurrent requests. */
const AT_ONCE = 4;

/**
 * The mock platform draws a picture when it is first requested; doing that in advance keeps it out of the
 * measurements.
 */
export async function warmUpScreens({ devtools, pages }: Bench): Promise<void> {
  for (const side of [pages.app, pages.reference])
    for (const screen of SCREENS) await loadPage(devtools, side[screen], UNHINDERED);
}

/** As `warmUpScreens`, for the lists of workouts and of channels. */
export async function warmUpLists(browser: Browser, product: Product): Promise<void> {
  await drawListed(browser, product);
  await drawLogos(product);
}

/** The pictures of the list of all workouts, in the width that a phone requests. */
async function drawListed(browser: Browser, product: Product): Promise<void> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(product.app + product.reference.list, { waitUntil: 'load' });
  const first = page.locator('main li img').first();
  const chosen = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  await context.close();
  const width = new URL(chosen).searchParams.get('width');
  const addresses = product.content.listed.flatMap(({ card }) =>
    card.srcSet
      .split(', ')
      .map((candidate) => candidate.split(' ')[0] ?? '')
      .filter((address) => new URL(address).searchParams.get('width') === width),
  );
  await draw(addresses);
}

/** The logos of all channels of a large platform. */
async function drawLogos(product: Product): Promise<void> {
  const logos: string[] = [];
  for (let next: string | undefined = `${product.platform}/v2/playlists/${playlistIds.manyChannels}`; next;) {
    const list = (await (await fetch(next)).json()) as WireChannels;
    logos.push(...list.playlist.map(({ channelLogoImage }) => channelLogoImage));
    next = list.links?.next;
  }
  await draw(logos);
}

interface WireChannels {
  readonly playlist: readonly { readonly channelLogoImage: string }[];
  readonly links?: { readonly next?: string };
}

async function draw(addresses: string[]): Promise<void> {
  const drawNext = async () => {
    for (let next = addresses.pop(); next; next = addresses.pop()) await (await fetch(next)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
}
