import type {
  LibraryEvent,
  LibraryItem,
  LibraryPlayer,
  LibrarySetup,
  PlayerLibrary,
} from '#adapters/hosted-player/player-library.ts';

type Listener = (detail: LibraryEvent) => void;

/** What the simulated players get from the platform. */
export interface SimulatedPlatform {
  /** In seconds. */
  readonly durationOf: (mediaId: string) => number;
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** The status of the platform's response for a source. */
  readonly statusOf: (file: string) => Promise<number>;
  /** The text at an address; empty if the request fails. */
  readonly textOf: (address: string) => Promise<string>;
}

/** How often the hosted player reports its position, in seconds. */
const TICK = 0.25;

/** How far behind the end of a live stream a player starts, in seconds. */
const HOLD_BACK = 20;
/** How far back a live stream reaches, in seconds, unless its source names a beginning. */
const LIVE_WINDOW = 8 * 3600;

/** In milliseconds, as in the real library. */
const LONGEST_AD_SEARCH = 8000;
const MOST_AD_WRAPPERS = 5;

/** The library's error code for a missing playlist, to which the response status is added. */
const PLAYLIST_FAILED = 232_000;

/**
 * A player with the interface of the hosted one, without a picture: each call takes effect as soon as the
 * platform has answered.
 */
export class SimulatedPlayer implements LibraryPlayer {
  readonly #listeners = new Map<string, Listener[]>();
  readonly #platform: SimulatedPlatform;
  #source: string | null = null;
  #mediaid: string | null = null;
  #duration = 0;
  #position = 0;
  /** The beginning of a live stream, in seconds since 1970. */
  #liveSince = 0;
  #playing = false;
  #hasStarted = false;
  #removed = false;
  /** Whether the current source has been opened. */
  #opening: Promise<boolean> = Promise.resolve(false);

  readonly #place: HTMLElement;
  readonly #autoplay: boolean;
  #muted = false;
  /** The tags of each ad that is due, or the address of a VMAP document. */
  #ads: readonly (readonly string[])[] | string = [];
  #endAd: (() => void) | null = null;

  constructor(place: HTMLElement, platform: SimulatedPlatform, autoplay: boolean) {
    this.#place = place;
    this.#platform = platform;
    this.#autoplay = autoplay;
  }

  get muted(): boolean {
    return this.#muted;
  }

  get playing(): boolean {
    return this.#playing && !this.#removed;
  }

  /** Whether anything has played in it. */
  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** The media id of the current item. */
  get mediaid(): string | null {
    return this.#mediaid;
  }

  get removed(): boolean {
    return this.#removed;
  }

  setup({ playlist: [item], autostart, mute = false }: LibrarySetup & { readonly mute?: boolean }): this {
    this.#muted = mute;
    this.#opening = this.#take(item);
    void this.#opening.then((taken) => {
      if (!taken) return;
      this.#emit('ready');
      if (!autostart) return;
      if (this.#autoplay) this.play();
      else this.#emit('autostartNotAllowed');
    });
    return this;
  }

  load([item]: readonly LibraryItem[]): this {
    this.#playing = false;
    this.#opening = this.#take(item);
    return this;
  }

  async #take(item: LibraryItem | undefined): Promise<boolean> {
    this.#source = item?.sources[0]?.file ?? null;
    this.#mediaid = item?.mediaid ?? null;
    const schedule = item?.adschedule ?? [];
    this.#ads = typeof schedule === 'string' ? schedule : schedule.map(({ tag }) => tag);
    if (!item || !(await this.#opens())) return false;
    const part = partOf(this.#source);
    const length = part?.end === undefined ? 0 : part.end - part.start;
    // A live stream has no end.
    this.#duration = this.#platform.durationOf(item.mediaid) || length || Infinity;
    this.#liveSince = part?.start ?? this.#seconds() - LIVE_WINDOW;
    const edge = this.#seconds() - this.#liveSince - HOLD_BACK;
    this.#position = item.starttime || (this.#duration === Infinity ? Math.max(0, edge) : 0);
    return true;
  }

  #seconds(): number {
    return this.#platform.now() / 1000;
  }

  /** Whether the platform serves the source; emits an error if not. */
  async #opens(): Promise<boolean> {
    // Listeners are added right after setup.
    const status = await (this.#source === null
      ? Promise.resolve(404)
      : this.#platform.statusOf(this.#source));
    if (this.#removed) return false;
    if (status < 400) return true;
    this.#fail(PLAYLIST_FAILED + status);
    return false;
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  /** Shows pending ads, then plays. */
  play(): this {
    const ads = this.#ads;
    if (ads.length === 0) return this.#start();
    this.#ads = [];
    void this.#showAds(ads).then(() => {
      if (!this.#removed) this.#start();
    });
    return this;
  }

  get isShowingAd(): boolean {
    return this.#endAd !== null;
  }

  skipAd(): void {
    this.#endAd?.();
  }

  async #showAds(ads: readonly (readonly string[])[] | string): Promise<void> {
    for (const tags of typeof ads === 'string' ? await this.#listedAt(ads) : ads) await this.#showAd(tags);
  }

  /** The tags that a VMAP document lists. */
  async #listedAt(address: string): Promise<string[][]> {
    const text = await this.#platform.textOf(address);
    return Array.from(text.matchAll(/AdTagURI[^>]*><!\[CDATA\[(.*?)\]/g), ([, tag = '']) => [tag]);
  }

  async #showAd(tags: readonly string[]): Promise<void> {
    const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_AD_SEARCH));
    const film = await Promise.race([this.#firstFilm(tags), tooLate]);
    if (film === null || this.#removed) return;
    this.#emit('adBreakStart');
    await new Promise<void>((resolve) => (this.#endAd = resolve));
    this.#endAd = null;
    this.#emit('adBreakEnd');
  }

  async #firstFilm(tags: readonly string[]): Promise<string | null> {
    for (const tag of tags) {
      const film = await this.#adFilm(tag);
      if (film !== null) return film;
    }
    return null;
  }

  /** The video file that an ad tag leads to; null if it leads to none. */
  async #adFilm(tag: string): Promise<string | null> {
    let address = tag;
    for (let documents = 0; documents <= MOST_AD_WRAPPERS; documents++) {
      const text = await this.#platform.textOf(address);
      const [, film] = /<MediaFile .*CDATA\[(.*?)\]/.exec(text) ?? [];
      if (film) return (await this.#platform.statusOf(film)) < 400 ? film : null;
      const [, next] = /<VASTAdTagURI><!\[CDATA\[(.*?)\]/.exec(text) ?? [];
      if (!next) return null;
      address = next;
    }
    return null;
  }

  #start(): this {
    if (this.#duration > 0 && this.#position >= this.#duration) this.#restart();
    const opening = this.#opening;
    void opening.then((opened) => {
      if (!opened || opening !== this.#opening || this.#removed) return;
      this.#playing = true;
      this.#hasStarted = true;
      this.#emit('play');
      this.#emit('userInactive');
      if (this.#duration === Infinity) this.#emitTime();
    });
    return this;
  }

  /** A video that has ended plays from its start, and the player reports the seek. */
  #restart(): void {
    this.#emit('seek', { position: this.#position, offset: 0 });
    this.#position = 0;
    this.#emit('seeked');
  }

  pause(): this {
    this.#playing = false;
    this.#emit('pause');
    return this;
  }

  /** A source that cannot continue stops the player, which emits nothing else. */
  #fail(code: number): void {
    this.#playing = false;
    this.#emit('error', { code });
  }

  seek(position: number): this {
    void this.seekTo(position);
    return this;
  }

  /** Resolves when the platform has answered whether it serves the source. */
  async seekTo(position: number): Promise<void> {
    this.#emit('seek', { position: this.#position, offset: position });
    this.#position = position;
    if (!(await this.#opens())) return;
    this.#emit('seeked');
    // The new position has to load first: the library reports that as a wait followed by another start.
    if (this.#playing) this.#emit('play');
    this.#emitTime();
  }

  /** Plays for this many seconds of the video, or to its end, unless the platform denies the source. */
  async watch(seconds: number): Promise<void> {
    if (!(await this.#opens())) return;
    const end = Math.min(this.#position + seconds, this.#duration);
    while (this.#position < end && !this.#removed) {
      this.#position = Math.min(this.#position + TICK, end);
      this.#emitTime();
    }
    if (end >= this.#duration && !this.#removed) {
      this.#playing = false;
      this.#emit('complete');
    }
  }

  stir(): void {
    this.#emit('userActive');
  }

  idle(): void {
    this.#emit('userInactive');
  }

  getContainer(): HTMLElement {
    return this.#place;
  }

  remove(): this {
    this.#removed = true;
    return this;
  }

  getPosition(): number {
    return this.#position;
  }

  getDuration(): number {
    return this.#duration;
  }

  #emitTime(): void {
    const seekRange = { start: 0, end: this.#seconds() - this.#liveSince };
    this.#emit('time', {
      position: this.#position,
      currentTime: this.#position,
      duration: this.#duration,
      ...(this.#duration === Infinity && { seekRange }),
    });
  }

  #emit(event: string, detail: LibraryEvent = {}): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(detail);
  }
}

/** The part of a channel's broadcast that a source names, in seconds since 1970 (LIV-04); null if it names none. */
function partOf(source: string | null): { readonly start: number; readonly end: number | undefined } | null {
  const [, start, end] = /[?&]t=(\d+)(?:-(\d+))?/.exec(source ?? '') ?? [];
  return start === undefined
    ? null
    : { start: Number(start), end: end === undefined ? undefined : Number(end) };
}

/** A library that makes simulated players, and the latest of them. */
export interface SimulatedPlayerLibrary {
  readonly library: PlayerLibrary;
  readonly latest: () => SimulatedPlayer | null;
  /** From now on players start only when told to. */
  readonly refuseAutoplay: () => void;
}

export function simulatedPlayerLibrary(platform: SimulatedPlatform): SimulatedPlayerLibrary {
  let latest: SimulatedPlayer | null = null;
  let autoplay = true;
  return {
    library: (place) => (latest = new SimulatedPlayer(place, platform, autoplay)),
    latest: () => latest,
    refuseAutoplay: () => {
      autoplay = false;
    },
  };
}
