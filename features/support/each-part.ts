import type { Part } from './screen.ts';

/** What is read of each match of a part, or of the first ones, in their order on the screen. */
export async function eachPart<T>(
  parts: Part,
  read: (part: Part) => Promise<T>,
  atMost = Infinity,
): Promise<T[]> {
  const length = Math.min(await parts.count(), atMost);
  return Promise.all(Array.from({ length }, (_part, index) => read(parts.nth(index))));
}

/** The headings of cards, or of the first ones. */
export const headingsOf = (parts: Part, atMost?: number): Promise<string[]> =>
  eachPart(parts, (part) => part.part('heading').text(), atMost);
