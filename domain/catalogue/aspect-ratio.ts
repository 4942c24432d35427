const ASPECT_RATIOS = ['2:1', '16:9', '5:3', '4:3', '1:1', '9:13', '2:3', '9:16'] as const;

/** The aspect ratio of a shelf's images: width to height. */
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** CAT-14: only the eight listed ratios are valid; anything else is 16:9. */
export function aspectRatio(text: string | undefined): AspectRatio {
  return ASPECT_RATIOS.find((known) => known === text) ?? '16:9';
}
