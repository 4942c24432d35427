import { alternate } from './alternate.ts';
import type { Bench } from './bench-context.ts';
import { atMost, figureOfPair, type Figure } from './figure.ts';
import { firstFrame, type PressSign } from './first-frame.ts';
import { videoPage } from './playing-page.ts';
import type { BenchWorkout } from './videos.ts';

const TOLD: Readonly<Record<BenchWorkout['name'], string>> = {
  plain: 'Plain video',
  signed: 'Signed video',
  protected: 'Protected video',
};

const SIGNS: Readonly<Record<PressSign, string>> = {
  none: 'without any sign of the press',
  down: 'after the button was down for 80 ms',
  rest: 'after the pointer rested on the button',
};

/** From a press on "Start watching" to the first frame of the video. */
export async function firstFrameFigures({ browser, product, runs }: Bench): Promise<Figure[]> {
  const press = async (path: string, sign: PressSign) =>
    firstFrame(browser, { ...(await videoPage(product, path)), sign });
  const figures: Figure[] = [];
  for (const video of product.videos) {
    for (const sign of ['none', 'down', 'rest'] as const) {
      const pair = await alternate(
        runs,
        () => press(video.path, sign),
        () => press(product.reference.player(video), sign),
      );
      const figure = figureOfPair(
        'Press to the first frame; reference: a bare hls.js page with the same video',
        pair,
      );
      figures.push(figure(`${TOLD[video.name]}, ${SIGNS[sign]}`, 'ms', (time) => time, atMost(1.2, 'ratio')));
    }
  }
  return figures;
}
