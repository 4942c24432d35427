import sharp from 'sharp';
import { contrast, mixed, type Rgb } from '#domain/styling/color.ts';
import type { Layout, WeakText } from '../assembly.ts';
import type { BrowserSession } from './browser-session.ts';
import { inPage } from './in-page.ts';

/** The addresses of the pictures of items. */
const PICTURES = /\/v1\/media\/[^/]+\/images\//;

/** How much a pixel must change to belong to a letter, of 255: less is noise. */
const OF_A_LETTER = 24;

/** A text in the window. */
interface PaintedText {
  readonly text: string;
  readonly color: Rgb;
  /** From 0 to 1. */
  readonly opacity: number;
  /** Where its lines show, in CSS pixels. */
  readonly lines: readonly Line[];
}

interface Line {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How well the words in the window stand out from the pixels behind them. */
export const browserTextContrast = (
  session: BrowserSession,
): Pick<Layout, 'paintPictures' | 'weakTexts'> => ({
  paintPictures: async (color) => {
    session.alter();
    const create = { width: 16, height: 9, channels: 3, background: color } as const;
    const body = await sharp({ create }).png().toBuffer();
    await session.context.route(PICTURES, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ contentType: 'image/png', body })
        : route.fallback(),
    );
  },
  weakTexts: async (least) => {
    const { page } = session;
    const look = async () => pixelsIn(await page.screenshot({ animations: 'disabled', timeout: 10_000 }));
    const texts = await page.evaluate<PaintedText[]>(inPage(paintedTexts));
    const withWords = await look();
    await page.evaluate(hideWords);
    const withoutWords = await look();
    await page.evaluate(showWords);
    return texts.flatMap((text): WeakText[] => {
      const lowest = lowestContrast(text, withWords, withoutWords);
      return lowest < least ? [{ text: text.text, contrast: Math.floor(lowest * 100) / 100 }] : [];
    });
  },
});

/** A picture of the window. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => Rgb;
}

async function pixelsIn(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const part = (at: number): number => data[at] ?? 0;
  return {
    width,
    height,
    at: (x, y) => {
      const first = 3 * (y * width + x);
      return [part(first), part(first + 1), part(first + 2)];
    },
  };
}

/** The lowest contrast of a text to a pixel behind one of its letters; infinite if none of them shows. */
function lowestContrast({ color, opacity, lines }: PaintedText, withWords: Pixels, without: Pixels): number {
  const grounds = new Map<string, Rgb>();
  for (const { left, top, right, bottom } of lines)
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(bottom, without.height); y += 1)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, without.width); x += 1) {
        const ground = without.at(x, y);
        if (difference(ground, withWords.at(x, y)) >= OF_A_LETTER) grounds.set(ground.join(), ground);
      }
  return Math.min(...[...grounds.values()].map((ground) => contrast(ground, mixed(ground, color, opacity))));
}

const difference = (one: Rgb, other: Rgb): number =>
  Math.max(...one.map((part, index) => Math.abs(part - (other[index] ?? 0))));

/** Runs in the page. */
function paintedTexts(): PaintedText[] {
  /** What shows of a box within everything around it that cuts off what runs over. */
  const shownPart = (element: Element, box: Line): Line => {
    const shown = { ...box };
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue;
      const { left, top, right, bottom } = each.getBoundingClientRect();
      shown.left = Math.max(shown.left, left);
      shown.top = Math.max(shown.top, top);
      shown.right = Math.min(shown.right, right);
      shown.bottom = Math.min(shown.bottom, bottom);
    }
    return shown;
  };
  const painted = (element: Element, color: string, text: string, boxes: readonly Line[]): PaintedText => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    let opacity = alpha;
    for (let each: Element | null = element; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    const lines = boxes.map(({ left, top, right, bottom }) =>
      shownPart(element, { left, top, right, bottom }),
    );
    return { text, color: [red, green, blue], opacity, lines };
  };
  const texts: PaintedText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push(painted(element, getComputedStyle(element).color, text, [...range.getClientRects()]));
  }
  for (const field of document.querySelectorAll('input')) {
    const part = field.value === '' ? '::placeholder' : undefined;
    const { color } = getComputedStyle(field, part);
    texts.push(painted(field, color, field.value || field.placeholder, [field.getBoundingClientRect()]));
  }
  return texts;
}

/** Runs in the page: what is painted behind the words stays. */
function hideWords(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::before, ::after, ::placeholder {
    -webkit-text-fill-color: transparent !important;
    text-shadow: none !important;
    text-decoration-color: transparent !important;
  }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page. */
function showWords(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}
