/** Draws that are the same for the same seed (mulberry32), and disturb nobody else's. */
export class Lot {
  #state: number;

  constructor(seed: number) {
    // Neighbouring seeds begin far apart.
    this.#state = Math.imul(seed, 0x9e3779b1) >>> 0;
  }

  /** From 0 up to, but not, 1. */
  #share(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.#share() * (most - least + 1));
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return choices[this.whole(0, choices.length - 1)] as Choice;
  }

  /** @param share from 0, never, to 1, always */
  happens(share: number): boolean {
    return this.#share() < share;
  }
}
