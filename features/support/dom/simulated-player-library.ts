import type {
  LibraryEvent,
  LibraryPlayer,
  LibrarySetup,
  PlayerLibrary,
} from '#adapters/hosted-player/player-library.ts';

type Listener = (detail: LibraryEvent) => void;

/** How often the hosted player reports where it stands, in seconds. */
const TICK = 0.25;

/** A player of the hosted platform's kind without a picture: what it is told happens at once. */
export class SimulatedPlayer implements LibraryPlayer {
  readonly #listeners = new Map<string, Listener[]>();
  readonly #durationOf: (mediaId: string) => number;
  #duration = 0;
  #position = 0;
  #playing = false;
  #removed = false;

  readonly #place: HTMLElement;
  readonly #autoplay: boolean;
  #muted = false;

  constructor(place: HTMLElement, durationOf: (mediaId: string) => number, autoplay: boolean) {
    this.#place = place;
    this.#durationOf = durationOf;
    this.#autoplay = autoplay;
  }

  get muted(): boolean {
    return this.#muted;
  }

  get playing(): boolean {
    return this.#playing && !this.#removed;
  }

  get removed(): boolean {
    return this.#removed;
  }

  setup({ playlist: [item], autostart, mute }: LibrarySetup): this {
    this.#muted = mute;
    queueMicrotask(() => {
      if (this.#removed) return;
      if (!item || item.sources.length === 0) {
        this.#tell('error');
        return;
      }
      // A live stream has no end.
      this.#duration = this.#durationOf(item.mediaid) || Infinity;
      this.#position = item.starttime;
      this.#tell('ready');
      if (!autostart) return;
      if (this.#autoplay) this.play();
      else this.#tell('autostartNotAllowed');
    });
    return this;
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  play(): this {
    this.#playing = true;
    this.#tell('play');
    this.#tell('userInactive');
    return this;
  }

  pause(): void {
    this.#playing = false;
    this.#tell('pause');
  }

  seek(position: number): void {
    this.#position = position;
    this.#tell('seeked');
    this.#tellTime();
  }

  /** Plays on for so many seconds of the video, or to its end. */
  watch(seconds: number): void {
    const end = Math.min(this.#position + seconds, this.#duration);
    while (this.#position < end && !this.#removed) {
      this.#position = Math.min(this.#position + TICK, end);
      this.#tellTime();
    }
    if (end >= this.#duration && !this.#removed) {
      this.#playing = false;
      this.#tell('complete');
    }
  }

  stir(): void {
    this.#tell('userActive');
  }

  idle(): void {
    this.#tell('userInactive');
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

  #tellTime(): void {
    this.#tell('time', { position: this.#position, duration: this.#duration });
  }

  #tell(event: string, detail: LibraryEvent = {}): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(detail);
  }
}

/** The library that makes such players, and the one that it made last. */
export function simulatedPlayerLibrary(durationOf: (mediaId: string) => number): {
  library: PlayerLibrary;
  latest: () => SimulatedPlayer | null;
  /** From now on players start only when they are told to. */
  refuseAutoplay: () => void;
} {
  let latest: SimulatedPlayer | null = null;
  let autoplay = true;
  return {
    library: (place) => (latest = new SimulatedPlayer(place, durationOf, autoplay)),
    latest: () => latest,
    refuseAutoplay: () => {
      autoplay = false;
    },
  };
}
