import type { QualityLevel } from './player-events.ts';

interface Rendition {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bitrate: number;
}

/** A selectable quality: the engine's level, and its properties. */
export interface Quality extends Omit<Rendition, 'id'> {
  readonly level: number;
}

/**
 * The selectable qualities, which the quality menu reads from the video element (`videoRenditions`) and
 * selects in. Index -1 means automatic.
 */
export class QualityList extends EventTarget {
  readonly [index: number]: Rendition;
  length = 0;
  #qualities: readonly Quality[] = [];
  #selected = -1;

  /** `choose` is called with the selected level, or -1. */
  constructor(private readonly choose: (level: number) => void) {
    super();
  }

  *[Symbol.iterator](): Iterator<Rendition> {
    for (let index = 0; index < this.length; index++) yield this[index] as Rendition;
  }

  get selectedIndex(): number {
    return this.#selected;
  }

  set selectedIndex(index: number) {
    const known = index < this.length ? Math.max(-1, index) : -1;
    if (known === this.#selected) return;
    this.#selected = known;
    this.choose(this.#qualities[known]?.level ?? -1);
    this.dispatchEvent(new Event('change'));
  }

  /** Replaces the list. */
  offer(qualities: readonly Quality[]): void {
    for (let index = qualities.length; index < this.length; index++) Reflect.deleteProperty(this, index);
    this.#qualities = qualities;
    this.#selected = -1;
    this.length = qualities.length;
    for (const [index, { level, ...look }] of qualities.entries()) {
      Reflect.set(this, index, { id: String(level), ...look });
    }
    this.dispatchEvent(new Event(qualities.length > 0 ? 'addrendition' : 'removerendition'));
    this.dispatchEvent(new Event('change'));
  }

  /** Numbered as in the player's API: 0 is automatic. */
  levels(): readonly QualityLevel[] {
    const named = this.#qualities.map(({ width, height, bitrate }) => ({
      label: `${Math.min(width, height)}p`,
      width,
      height,
      bitrate,
    }));
    return [{ label: 'Auto' }, ...named];
  }
}
