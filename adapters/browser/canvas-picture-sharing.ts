import type { PictureSharing, SharedPicture } from '#application/ports/picture-sharing.ts';
import { PICTURE, sharePicture, type PictureFont, type Shape } from '#domain/sharing/share-picture.ts';
import { saveByLink } from './save-by-link.ts';

/** What it needs of a browser, of which sharing may be missing. */
export interface PictureDevice {
  readonly document: Document;
  readonly navigator: Partial<Pick<Navigator, 'canShare' | 'share'>>;
  readonly File: typeof File;
  readonly URL: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

const TYPE = 'image/png';

/** Long enough for the browser to begin with the download, in milliseconds. */
const SAVED_AFTER_MS = 60_000;

/** Draws pictures on a canvas; shares them by the browser's share sheet, else saves them. */
export const makeCanvasPictureSharing = (device: PictureDevice): PictureSharing => ({
  share: async ({ content, colors, fileName }: SharedPicture) => {
    try {
      const drawn = await draw(device.document, { content, colors });
      const file = new device.File([drawn], `${fileName}.png`, { type: TYPE });
      return (await shared(device.navigator, file)) ?? save(device, file);
    } catch {
      return 'failed';
    }
  },
});

/** Null if there is no share sheet for it, or the sheet does not open. */
async function shared(
  navigator: PictureDevice['navigator'],
  file: File,
): Promise<'shared' | 'cancelled' | null> {
  const data = { files: [file] };
  if (!navigator.share || !navigator.canShare?.(data)) return null;
  try {
    await navigator.share(data);
    return 'shared';
  } catch (reason) {
    return reason instanceof Error && reason.name === 'AbortError' ? 'cancelled' : null;
  }
}

function save({ document, URL }: PictureDevice, file: File): 'saved' {
  const address = URL.createObjectURL(file);
  saveByLink(document, address, file.name);
  setTimeout(() => URL.revokeObjectURL(address), SAVED_AFTER_MS);
  return 'saved';
}

const FONTS: Readonly<Record<PictureFont, string>> = {
  display: "700 {size}px 'Barlow Condensed', sans-serif",
  body: "600 {size}px 'Archivo', sans-serif",
};

const fontOf = (font: PictureFont, size: number): string => FONTS[font].replace('{size}', String(size));

async function draw(document: Document, { content, colors }: Omit<SharedPicture, 'fileName'>): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  await Promise.all([fontOf('display', 72), fontOf('body', 44)].map((font) => document.fonts.load(font)));
  context.direction = content.direction;
  const shapes = sharePicture(content, colors, (line, size, font) => {
    context.font = fontOf(font, size);
    return context.measureText(line).width;
  });
  for (const shape of shapes) drawShape(context, shape);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty'))), TYPE);
  });
}

/** Marks off a text whose direction is its own. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

function drawShape(context: CanvasRenderingContext2D, shape: Shape): void {
  context.fillStyle = shape.color;
  if (shape.kind === 'line') {
    context.font = fontOf(shape.font, shape.size);
    context.textAlign = shape.isCentered ? 'center' : 'start';
    context.fillText(isolated(shape.text), shape.x, shape.y);
    return;
  }
  const { x, y, width, height, radius, outline } = shape;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  if (outline === null) {
    context.fill();
    return;
  }
  context.strokeStyle = shape.color;
  context.lineWidth = outline;
  context.stroke();
}
