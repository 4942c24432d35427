import { alternate } from './alternate.ts';
import { addressesOf, type Bench } from './bench.ts';
import { median, type Figure } from './figure.ts';
import { firstFrame } from './first-frame.ts';
import { freshWorld } from './product.ts';

/** Who may watch, and has watched nothing that a start could go on from. */
const PERSON = 'new';

/** From a press of "Start watching" to the first frame of the video. */
export async function firstFrameFigures({ browser, product, runs }: Bench): Promise<Figure[]> {
  const { app } = addressesOf('workout', product);
  const bare = product.app + product.reference.player;
  const press = async (address: string, hovers: boolean) =>
    firstFrame(browser, { address, hovers, world: await freshWorld(product.platform, PERSON) });
  const figures: Figure[] = [];
  for (const hovers of [false, true]) {
    const pair = await alternate(
      runs,
      () => press(app, hovers),
      () => press(bare, hovers),
    );
    figures.push({
      group: 'From the press to the first frame; against a bare hls.js page',
      name: hovers ? 'After the pointer rested on the button' : 'Without any sign of the press before it',
      unit: 'ms',
      measured: median(pair.app),
      reference: median(pair.reference),
      aim: { on: 'ratio', bound: 'at most', value: 1.3 },
    });
  }
  return figures;
}
