/** How captions look, as the hosted platform's player documents it. */
export interface CaptionStyles {
  /** In hex, like the color of the background. */
  readonly color: string;
  /** 15 is the usual size. */
  readonly fontSize: number;
  readonly backgroundColor: string;
  /** In percent. */
  readonly backgroundOpacity: number;
  readonly edgeStyle: keyof typeof EDGES;
}

/** The shadows of the letters. */
const EDGES = {
  none: 'none',
  dropshadow: '0 2px 4px #000, 0 1px 1px #000',
  uniform: '-2px 0 1px #000, 2px 0 1px #000, 0 -2px 1px #000, 0 2px 1px #000',
};

const DEFAULTS: CaptionStyles = {
  color: '#ffffff',
  fontSize: 15,
  backgroundColor: '#000000',
  backgroundOpacity: 75,
  edgeStyle: 'none',
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
    this.#sheet.replaceSync(captionRule(`.${this.#name}`, this.#styles));
  }

  remove(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }
}

/** The rule for the captions of the video that a selector names. The page may set `--player-font`, their typeface. */
export const captionRule = (video: string, styles: CaptionStyles): string => `${video}::cue {
  color: ${styles.color};
  background: color-mix(in srgb, ${styles.backgroundColor} ${styles.backgroundOpacity}%, transparent);
  font-family: var(--player-font, sans-serif);
  font-size: ${(USUAL_SCALE * styles.fontSize) / DEFAULTS.fontSize}em;
  font-weight: 500;
  text-shadow: ${EDGES[styles.edgeStyle]};
}`;
