import { playlistIds } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { addressesOf, SCREENS, type Bench } from './bench-context.ts';
import { loadPage, PHONE, UNHINDERED } from './page-load.ts';

/** The number of concurrent requests. */
const AT_ONCE = 4;

/**
 * The mock platform draws a picture when it is first requested; doing that in advance keeps it out of the
 * measurements.
 */
export async function warmUpPictures(bench: Bench): Promise<void> {
  for (const screen of SCREENS) {
    const { app, reference } = addressesOf(screen, bench.product);
    await loadPage(bench.devtools, app, UNHINDERED);
    await loadPage(bench.devtools, reference, UNHINDERED);
  }
  await drawListed(bench);
  await drawLogos(bench);
}

/** The pictures of the list of all workouts, in the width that a phone requests. */
async function drawListed({ browser, product }: Bench): Promise<void> {
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
async function drawLogos({ product }: Bench): Promise<void> {
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
