import { contrast, type Rgb } from '#domain/styling/color.ts';
import type { DownloadedFiles, DrawnPicture, SharingMeans } from '../assembly.ts';
import { asHex } from '../colors.ts';

/** What becomes of pictures. */
export type PictureMeans = Pick<SharingMeans, 'refuseDrawing' | 'savedPicture' | 'drawn'>;

/** A canvas without pixels, which keeps what is drawn on it. */
export interface SimulatedCanvas extends PictureMeans {
  /** Gives the canvases of a page something to draw with. */
  provideTo(window: Window): void;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Of what it is filled with; null for an outline. */
  readonly color: Rgb | null;
}

type Drawing = ReturnType<typeof makeDrawing>;

/** @param downloads with the pictures that were saved */
export function makeSimulatedCanvas(downloads: DownloadedFiles): SimulatedCanvas {
  let draws = true;
  let last: { readonly size: HTMLCanvasElement; readonly drawing: Drawing } | null = null;
  return {
    provideTo: (window) => {
      Object.defineProperty(window.document, 'fonts', {
        value: { load: async () => [] },
        configurable: true,
      });
      const { HTMLCanvasElement, Blob } = window as Window & typeof globalThis;
      // All windows have the same prototype.
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement) {
          if (!draws) return null;
          const drawing = makeDrawing(this);
          last = { size: this, drawing };
          return drawing.context;
        },
        toBlob: (done: BlobCallback, type = '') => done(new Blob(['drawn'], { type })),
      });
    },
    refuseDrawing: async () => void (draws = false),
    drawn: async () => last && { texts: last.drawing.texts, circles: last.drawing.circles() },
    savedPicture: async () => {
      const file = await downloads.last();
      if (!last || !file?.text.startsWith('blob:')) return null;
      const { size, drawing } = last;
      const [top, bottom] = [drawing.colorAt(0, 0), drawing.colorAt(size.width - 1, size.height - 1)];
      return {
        name: file.name,
        width: size.width,
        height: size.height,
        top: hexOf(top),
        bottom: hexOf(bottom),
      };
    },
  };
}

const rgbOf = (css: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (css.match(/\d+/g) ?? []).map(Number);
  return [red, green, blue];
};

const hexOf = (color: Rgb | null): string => (color ? asHex(`rgb(${color.join(', ')})`) : '');

/** What letters are as wide as, of their size. */
const WIDTH_OF_A_LETTER = 0.5;

/** Without the marks around a text whose direction is its own. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

function makeDrawing(canvas: HTMLCanvasElement) {
  const boxes: Box[] = [];
  const texts: DrawnPicture['texts'][number][] = [];
  let path: Omit<Box, 'color'> | null = null;
  const colorAt = (x: number, y: number): Rgb | null =>
    boxes.findLast(
      (box) => box.color && x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    )?.color ?? null;
  const finish = (color: Rgb | null) => {
    if (path) boxes.push({ ...path, color });
  };
  const context = {
    direction: 'ltr',
    font: '',
    fillStyle: '',
    strokeStyle: '',
    textAlign: 'start',
    lineWidth: 1,
    measureText: (text: string) => ({
      width: plain(text).length * WIDTH_OF_A_LETTER * Number(/(\d+)px/.exec(context.font)?.[1]),
    }),
    beginPath: () => void (path = null),
    roundRect: (x: number, y: number, width: number, height: number, radius: number) =>
      void (path = { x, y, width, height, radius }),
    fill: () => finish(rgbOf(context.fillStyle)),
    stroke: () => finish(null),
    fillText: (text: string, x: number, y: number) => {
      const isCentered = context.textAlign === 'center';
      const isFromRight = context.direction === 'rtl';
      const isAtRight = x > canvas.width / 2;
      const begins = isFromRight ? 'right' : 'left';
      const { width } = context.measureText(text);
      const ahead = isFromRight ? width : 0;
      const start = x - (isCentered ? width / 2 : ahead);
      texts.push({
        text: plain(text),
        begins: isCentered || isFromRight !== isAtRight ? null : begins,
        middle: isCentered ? x : null,
        contrast: contrast(rgbOf(context.fillStyle), colorAt(x, y) ?? [255, 255, 255]),
        isWhole: start >= 0 && start + width <= canvas.width,
      });
    },
  };
  return {
    context,
    texts,
    colorAt,
    circles: () =>
      boxes
        .filter(({ width, height, radius }) => width === height && radius === width / 2)
        .map(({ x, width, color }) => ({ isFull: color !== null, middle: x + width / 2 })),
  };
}
