/** What can be chosen of the look of captions, in the order of menus. */
export const CAPTION_STYLES = {
  size: ['small', 'medium', 'large', 'veryLarge'],
  color: ['white', 'yellow', 'green', 'cyan', 'magenta'],
  background: ['none', 'half', 'solid'],
  edge: ['none', 'dropShadow', 'outline'],
} as const;

type Styles = typeof CAPTION_STYLES;
export type CaptionAspect = keyof Styles;

/** How captions look. */
export type CaptionStyle = { readonly [Aspect in CaptionAspect]: Styles[Aspect][number] };

export const USUAL_CAPTIONS: CaptionStyle = {
  size: 'medium',
  color: 'white',
  background: 'half',
  edge: 'none',
};

/** The look that a text stands for, such as 'large yellow none outline'; a word that is none of the choices counts as not chosen. */
export function readCaptionStyle(text: string | null): CaptionStyle {
  const [size, color, background, edge] = (text ?? '').split(' ');
  return {
    size: CAPTION_STYLES.size.find((each) => each === size) ?? USUAL_CAPTIONS.size,
    color: CAPTION_STYLES.color.find((each) => each === color) ?? USUAL_CAPTIONS.color,
    background: CAPTION_STYLES.background.find((each) => each === background) ?? USUAL_CAPTIONS.background,
    edge: CAPTION_STYLES.edge.find((each) => each === edge) ?? USUAL_CAPTIONS.edge,
  };
}

export const textOfCaptionStyle = ({ size, color, background, edge }: CaptionStyle): string =>
  [size, color, background, edge].join(' ');
