import type { LibraryItem } from '#adapters/hosted-player/player-library.ts';
import type { SimulatedPlatform } from './simulated-platform.ts';

/** How far behind the end of a live stream a player starts, in seconds. */
const HOLD_BACK = 20;
/** How far back a live stream reaches, in seconds, unless its source names a beginning. */
const LIVE_WINDOW = 8 * 3600;
/** How much a player loads ahead, in seconds. */
const LOADED_AHEAD = 60;

/** Where a player is in its item, in seconds. */
export class SimulatedStream {
  position = 0;
  #duration = 0;
  /** The beginning of a live stream, in seconds since 1970. */
  #liveSince = 0;

  constructor(private readonly platform: SimulatedPlatform) {}

  /** Begins with an item that the platform serves, at its start or where it was asked to before. */
  open({ mediaid, starttime, sources }: LibraryItem, requested: number | null): void {
    const part = partOf(sources[0]?.file ?? '');
    const length = part?.end === undefined ? 0 : part.end - part.start;
    // A live stream has no end.
    this.#duration = this.platform.durationOf(mediaid) || length || Infinity;
    this.#liveSince = part?.start ?? this.#now() - LIVE_WINDOW;
    const start = starttime || (this.isLive ? this.end - HOLD_BACK : 0);
    this.position = this.within(requested ?? start);
  }

  get duration(): number {
    return this.#duration;
  }

  get isLive(): boolean {
    return this.#duration === Infinity;
  }

  get hasEnded(): boolean {
    return this.#duration > 0 && this.position >= this.#duration;
  }

  /** Of a live stream, for now. */
  get end(): number {
    return this.isLive ? this.#now() - this.#liveSince : this.#duration;
  }

  within(position: number): number {
    return Math.min(Math.max(0, position), this.end);
  }

  get moment() {
    const { position, duration } = this;
    return { position, currentTime: position, duration, seekRange: { start: 0, end: this.end } };
  }

  /** From 0 to 100; of a video that is not live. */
  get bufferPercent(): number {
    return (100 * Math.min(this.position + LOADED_AHEAD, this.#duration)) / this.#duration;
  }

  #now(): number {
    return this.platform.now() / 1000;
  }
}

/** The part of a channel's broadcast that a source names, in seconds since 1970 (LIV-04); null if it names none. */
function partOf(source: string): { readonly start: number; readonly end: number | undefined } | null {
  const [, start, end] = /[?&]t=(\d+)(?:-(\d+))?/.exec(source) ?? [];
  return start === undefined
    ? null
    : { start: Number(start), end: end === undefined ? undefined : Number(end) };
}
