/** How captions look, as the hosted platform's player documents it: colors in hex, opacities in percent. */
export interface CaptionStyles {
  readonly color: string;
  /** 15 is the usual size. */
  readonly fontSize: number;
  readonly fontFamily: string;
  readonly fontOpacity: number;
  readonly backgroundColor: string;
  readonly backgroundOpacity: number;
  readonly edgeStyle: string;
  readonly edgeColor: string;
  readonly windowColor: string;
  readonly windowOpacity: number;
}

const DEFAULTS: CaptionStyles = {
  color: '#ffffff',
  fontSize: 15,
  fontFamily: 'var(--player-font, sans-serif)',
  fontOpacity: 100,
  backgroundColor: '#000000',
  backgroundOpacity: 75,
  edgeStyle: 'none',
  edgeColor: '#000000',
  windowColor: '#000000',
  windowOpacity: 0,
};

/** The share of the browser's own size that the usual size is. */
const USUAL_SCALE = 0.8;

let players = 0;

/** The look of the captions of one video, by a style sheet of the document. */
export class CaptionsLook {
  readonly #sheet = new CSSStyleSheet();
  readonly #name = `jw-video-${++players}`;
  #styles = DEFAULTS;

  constructor(video: HTMLVideoElement) {
    video.classList.add(this.#name);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet];
    this.change({});
  }

  get styles(): CaptionStyles {
    return this.#styles;
  }

  /** Styles that are not given stay. */
  change(styles: Partial<CaptionStyles>): void {
    this.#styles = { ...this.#styles, ...styles };
    this.#sheet.replaceSync(captionRules(`.${this.#name}`, this.#styles));
  }

  remove(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }
}

/** The rules for the captions of the video that a selector names. */
export function captionRules(video: string, styles: CaptionStyles): string {
  const size = Math.round((1000 * USUAL_SCALE * styles.fontSize) / DEFAULTS.fontSize) / 1000;
  return `${video}::cue {
  color: ${translucent(styles.color, styles.fontOpacity)};
  background: ${translucent(styles.backgroundColor, styles.backgroundOpacity)};
  font-family: ${onlyFamilies(styles.fontFamily)};
  font-size: ${size}em;
  font-weight: 500;
  text-shadow: ${edge(styles)};
}
${video}::-webkit-media-text-track-display {
  background: ${translucent(styles.windowColor, styles.windowOpacity)};
}`;
}

function edge({ edgeStyle, edgeColor }: CaptionStyles): string {
  const color = translucent(edgeColor, 100);
  switch (edgeStyle) {
    case 'dropshadow':
      return `0 2px 4px ${color}, 0 1px 1px ${color}`;
    case 'raised':
      return `0 0 5px ${color}, 0 1px 5px ${color}, 0 2px 5px ${color}`;
    case 'depressed':
      return `0 -2px 1px ${color}`;
    case 'uniform':
      return `-2px 0 1px ${color}, 2px 0 1px ${color}, 0 -2px 1px ${color}, 0 2px 1px ${color}`;
    default:
      return 'none';
  }
}

/** Anything but a color in hex is black. */
function translucent(color: string, percent: number): string {
  const [hex = '#000000'] = /^#?(?:[\da-f]{3}|[\da-f]{6})$/i.exec(color) ?? [];
  return `color-mix(in srgb, #${hex.replace('#', '')} ${Math.min(100, Math.max(0, percent))}%, transparent)`;
}

/** A page gives a list of typefaces; nothing that would end the declaration. */
const onlyFamilies = (families: string): string =>
  /[;{}\\/]/.test(families) ? DEFAULTS.fontFamily : families;
