import { HOUR_MS } from '#domain/time/milliseconds.ts';
import type { GuideChannel } from './content.ts';
import { page, safe, type PageFrame } from './reference-page.ts';

const PIXELS_PER_MS = 7200 / (24 * HOUR_MS);
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** A guide as written by hand: every program of every channel is in the document. */
export const guideReference = (frame: PageFrame): string => {
  const { guide } = frame.content;
  const from = Math.min(...guide.flatMap(({ programs }) => programs.map(({ start }) => start)));
  const to = Math.max(...guide.flatMap(({ programs }) => programs.map(({ end }) => end)));
  const rows = guide.map((channel, row) => rowOf(channel, row, from));
  const width = Math.round((to - from) * PIXELS_PER_MS);
  return page(
    frame,
    'Guide',
    `<div class="guide" role="grid"><div class="canvas" style="width: ${width}px">${rows.join('')}</div></div>`,
  );
};

const rowOf = ({ title, programs }: GuideChannel, row: number, from: number): string =>
  `<div class="row" role="row" data-row="${row}"><div class="channel" role="rowheader">${safe(title)}</div>${programs
    .map(({ title: name, start, end }) => {
      const place = `left: ${(start - from) * PIXELS_PER_MS}px; width: ${(end - start) * PIXELS_PER_MS}px`;
      const words = `<span class="words">${safe(name)}<small>${time.formatRange(start, end)}</small></span>`;
      return `<div class="program" role="gridcell" data-start="${start}" style="${place}">${words}</div>`;
    })
    .join('')}</div>`;
