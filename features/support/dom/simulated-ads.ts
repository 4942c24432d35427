import type { LibraryEvent, LibraryItem } from '#adapters/hosted-player/player-library.ts';
import type { SimulatedPlatform } from './simulated-platform.ts';

/** In milliseconds, as in the real library. */
const LONGEST_SEARCH = 8000;
const MOST_WRAPPERS = 5;

/** The ads before an item, each on the screen until it is skipped. */
export class SimulatedAds {
  /** The tags of each ad that is due, or the address of a VMAP document. */
  #due: readonly (readonly string[])[] | string = [];
  #end: (() => void) | null = null;
  #isPaused = false;

  constructor(
    private readonly platform: SimulatedPlatform,
    private readonly emit: (event: string, detail?: LibraryEvent) => void,
    private readonly isRemoved: () => boolean,
  ) {}

  schedule(schedule: LibraryItem['adschedule'] = []): void {
    this.#due = typeof schedule === 'string' ? schedule : schedule.map(({ tag }) => tag);
  }

  get isDue(): boolean {
    return this.#due.length > 0;
  }

  get isShown(): boolean {
    return this.#end !== null;
  }

  /** Pauses or resumes the ad on the screen. */
  pause(isPaused: boolean): void {
    if (!this.isShown || isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    this.emit(isPaused ? 'adPause' : 'adPlay');
  }

  skip(): void {
    this.#end?.();
  }

  /** Resolves after the ads that are due. */
  async show(): Promise<void> {
    const due = this.#due;
    this.#due = [];
    for (const tags of typeof due === 'string' ? await this.#listedAt(due) : due) await this.#showOne(tags);
  }

  /** The tags that a VMAP document lists. */
  async #listedAt(address: string): Promise<string[][]> {
    const { text } = await this.platform.get(address);
    return Array.from(text.matchAll(/AdTagURI[^>]*><!\[CDATA\[(.*?)\]/g), ([, tag = '']) => [tag]);
  }

  async #showOne(tags: readonly string[]): Promise<void> {
    const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_SEARCH));
    const film = await Promise.race([this.#firstFilm(tags), tooLate]);
    if (film === null || this.isRemoved()) return;
    this.#isPaused = false;
    const ended = new Promise<void>((resolve) => (this.#end = resolve));
    this.emit('adBreakStart');
    this.emit('adPlay');
    await ended;
    this.#end = null;
    this.emit('adBreakEnd');
  }

  async #firstFilm(tags: readonly string[]): Promise<string | null> {
    for (const tag of tags) {
      const film = await this.#filmOf(tag);
      if (film !== null) return film;
    }
    return null;
  }

  /** The video file that an ad tag leads to; null if it leads to none. */
  async #filmOf(tag: string): Promise<string | null> {
    let address = tag;
    for (let documents = 0; documents <= MOST_WRAPPERS; documents++) {
      const { text } = await this.platform.get(address);
      const [, film] = /<MediaFile .*CDATA\[(.*?)\]/.exec(text) ?? [];
      if (film) return (await this.platform.get(film)).status < 400 ? film : null;
      const [, next] = /<VASTAdTagURI><!\[CDATA\[(.*?)\]/.exec(text) ?? [];
      if (!next) return null;
      address = next;
    }
    return null;
  }
}
