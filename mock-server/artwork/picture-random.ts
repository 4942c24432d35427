/** A seeded random generator for one picture: cheap to create, and the same for the same name. */
export class PictureRandom {
  #state: number;

  constructor(name: string) {
    let state = 0x811c9dc5;
    for (let place = 0; place < name.length; place++) {
      state = Math.imul(state ^ name.charCodeAt(place), 0x01000193);
    }
    this.#state = state >>> 0;
  }

  /** From 0 up to, but not including, 1. */
  share(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(least: number, most: number): number {
    return least + this.share() * (most - least);
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1));
  }

  /** @param share probability from 0 (never) to 1 (always) */
  happens(share: number): boolean {
    return this.share() < share;
  }

  side(): -1 | 1 {
    return this.happens(0.5) ? 1 : -1;
  }

  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[Math.floor(this.share() * choices.length)] ?? choices[0];
  }
}
