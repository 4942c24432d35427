import type { QualityLevel } from './player-events.ts';

interface Rendition {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly bitrate: number;
}

/** A size that can be chosen: how the engine calls it, and what it looks like. */
export interface Quality extends Omit<Rendition, 'id'> {
  readonly level: number;
}

/**
 * The sizes that can be chosen, as the quality menu reads them from the video element (`videoRenditions`) and writes its
 * choice to them. No choice is index -1: the engine chooses.
 */
export class QualityList extends EventTarget {
  readonly [index: number]: Rendition;
  length = 0;
  #qualities: readonly Quality[] = [];
  #selected = -1;

  /** `choose` is told the level of what is chosen, or -1. */
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

  /** Takes the place of what could be chosen before. */
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

  /** As the player's API numbers them: 0 is the engine's own choice. */
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
