import { faker } from '@faker-js/faker/locale/en';
import { hashOf } from './hash.ts';

/**
 * A seeded random generator: the same name yields the same sequence. All
 * instances share one generator, which each constructor reseeds: finish one
 * sequence before starting the next. Seeding costs as much as a hundred draws.
 */
export class SeededRandom {
  readonly #faker = faker;

  constructor(name: string) {
    this.#faker.seed(hashOf(name));
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return this.#faker.helpers.arrayElement(choices);
  }

  /** Picks distinct choices in random order. */
  several<Choice>(choices: readonly Choice[], count: number): Choice[] {
    return this.shuffled(choices).slice(0, count);
  }

  shuffled<Choice>(choices: readonly Choice[]): Choice[] {
    return this.#faker.helpers.shuffle(choices);
  }

  /** A whole number, both ends included. */
  whole(min: number, max: number): number {
    return this.#faker.number.int({ min, max });
  }

  /** @param share probability from 0 (never) to 1 (always) */
  happens(share: number): boolean {
    return this.#faker.number.float() < share;
  }
}
