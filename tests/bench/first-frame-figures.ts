import { alternate } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { atMost, figureOfPair, type Figure } from './figure.ts';
import { firstFrame } from './first-frame.ts';
import { videoPage } from './playing-page.ts';
import type { BenchWorkout } from './videos.ts';

const TOLD: Readonly<Record<BenchWorkout['name'], string>> = {
  plain: 'Plain video',
  signed: 'Signed video',
  protected: 'Protected video',
};

/** From a press on "Start watching" to the first frame of the video. */
export async function firstFrameFigures({ browser, product, runs }: Bench): Promise<Figure[]> {
  const press = async (path: string, hovers: boolean) =>
    firstFrame(browser, { ...(await videoPage(product, path)), hovers });
  const figures: Figure[] = [];
  for (const video of product.videos) {
    for (const hovers of [false, true]) {
      const pair = await alternate(
        runs,
        () => press(video.path, hovers),
        () => press(product.reference.player(video), hovers),
      );
      const sign = hovers ? 'after the pointer rested on the button' : 'without any sign of the press';
      const figure = figureOfPair(
        'Press to the first frame; reference: a bare hls.js page with the same video',
        pair,
      );
      figures.push(figure(`${TOLD[video.name]}, ${sign}`, 'ms', (time) => time, atMost(1.3, 'ratio')));
    }
  }
  return figures;
}
