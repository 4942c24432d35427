import { faker } from '@faker-js/faker/locale/en';
import { hashOf } from './hash.ts';

/**
 * Seeded chance: the same name draws the same lot. All draws of a batch must be made before the next batch begins, for there is
 * one generator, which each name seeds anew; seeding costs as much as a hundred draws.
 */
export class SeededRandom {
  readonly #faker = faker;

  constructor(name: string) {
    this.#faker.seed(hashOf(name));
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    return this.#faker.helpers.arrayElement(choices);
  }

  /** Some of them, each once, in a drawn order. */
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

  /** @param share from 0, never, to 1, always */
  happens(share: number): boolean {
    return this.#faker.number.float() < share;
  }
}
