import { alternate } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { median, type Figure } from './figure.ts';
import { firstFrame } from './first-frame.ts';
import { freshWorld, SUBSCRIBER } from './product.ts';
import type { BenchVideo } from './videos.ts';

const TOLD: Readonly<Record<BenchVideo['name'], string>> = {
  plain: 'Plain video',
  signed: 'Signed video',
  protected: 'Protected video',
  channel: 'Live channel',
};

/** From a press on "Start watching" to the first frame of the video. */
export async function firstFrameFigures({ browser, product, runs }: Bench): Promise<Figure[]> {
  const press = async (path: string, hovers: boolean) =>
    firstFrame(browser, {
      address: product.app + path,
      hovers,
      world: await freshWorld(product.platform, SUBSCRIBER),
    });
  const figures: Figure[] = [];
  for (const video of product.videos) {
    for (const hovers of [false, true]) {
      const pair = await alternate(
        runs,
        () => press(video.path, hovers),
        () => press(product.reference.player(video), hovers),
      );
      const sign = hovers ? 'after the pointer rested on the button' : 'without any sign of the press';
      figures.push({
        group: 'Press to the first frame; reference: a bare hls.js page with the same video',
        name: `${TOLD[video.name]}, ${sign}`,
        unit: 'ms',
        measured: median(pair.app),
        reference: median(pair.reference),
        aim: { on: 'ratio', bound: 'at most', value: 1.3 },
      });
    }
  }
  return figures;
}
