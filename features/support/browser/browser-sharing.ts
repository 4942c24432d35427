import type { Download, Page } from 'playwright';
import sharp from 'sharp';
import type { SavedPicture, SharedPage, ShareSheet, SharingMeans } from '../assembly.ts';
import { asHex } from '../colors.ts';

declare global {
  interface Window {
    sharedBySheet?: SharedPage;
    pictureInSheet?: string;
  }
}

/** A string, because the compiler would add helper calls to a function. */
const shareSheet = (sheet: ShareSheet): string => `
  Object.defineProperty(navigator, 'share', {
    value: async ({ title, url, files }) => {
      if (${sheet === 'refused'}) throw new DOMException('Not now', 'NotAllowedError');
      if (files) window.pictureInSheet = files[0].name;
      else window.sharedBySheet = { title, address: url };
      if (${sheet === 'closed'}) throw new DOMException('The sheet was closed', 'AbortError');
    },
  });
  Object.defineProperty(navigator, 'canShare', {
    value: ({ files }) =>
      ${sheet !== 'without files'} && files.every(({ type, size }) => type === 'image/png' && size > 0),
  });`;
const NO_COPYING = `
  Object.defineProperty(navigator.clipboard, 'writeText', {
    value: async () => {
      throw new DOMException('Not now', 'NotAllowedError');
    },
  });`;

const NO_DRAWING = `HTMLCanvasElement.prototype.getContext = () => null;`;

/**
 * The browser's own clipboard, and a simulated share sheet, which this browser lacks.
 *
 * @param runFirst runs a script before the app, from the next page load on
 * @param saved the last file that was saved
 */
export const browserSharing = (
  page: () => Page,
  runFirst: (script: string) => Promise<void>,
  saved: () => Download | null,
): SharingMeans => ({
  offerSheet: (sheet) => runFirst(shareSheet(sheet)),
  refuseCopying: () => runFirst(NO_COPYING),
  refuseDrawing: () => runFirst(NO_DRAWING),
  drawn: async () => null,
  inSheet: () => page().evaluate(() => window.sharedBySheet ?? null),
  copied: () => page().evaluate(() => navigator.clipboard.readText()),
  pictureInSheet: () => page().evaluate(() => window.pictureInSheet ?? null),
  savedPicture: async () => {
    const download = saved();
    return download && read(download);
  },
});

async function read(download: Download): Promise<SavedPicture> {
  const { data, info } = await sharp(await download.path())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colorAt = (pixel: number) =>
    asHex(`rgb(${[...data.subarray(pixel * channels, pixel * channels + 3)].join(', ')})`);
  return {
    name: download.suggestedFilename(),
    width,
    height,
    top: colorAt(0),
    bottom: colorAt(width * height - 1),
  };
}
