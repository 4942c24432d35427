import { randomBytes } from 'node:crypto';
import { VISITOR } from './personas.ts';
import { World, type WorldDependencies, type WorldStart } from './world.ts';

const MOST_WORLDS = 200;

/** The id of the developer's own world. */
export const DEVELOPER = 'developer';

/**
 * The worlds of one platform: the developer's own, which always exists, and those created for tests, of which
 * the 200 most recently used are retained.
 */
export class Worlds {
  readonly developer: World;
  /** Ordered by last use. */
  readonly #made = new Map<string, World>();

  constructor(
    private readonly around: Omit<WorldDependencies, 'onChange'>,
    onDeveloperChange?: () => void,
  ) {
    this.developer = new World(
      DEVELOPER,
      { person: VISITOR, now: null },
      onDeveloperChange ? { ...around, onChange: onDeveloperChange } : around,
    );
  }

  make(start: WorldStart): World {
    const world = new World(randomBytes(8).toString('hex'), start, this.around);
    this.#made.set(world.id, world);
    if (this.#made.size > MOST_WORLDS) {
      const [longestUnused] = this.#made.keys();
      if (longestUnused) this.#made.delete(longestUnused);
    }
    return world;
  }

  find(id: string): World | undefined {
    if (id === DEVELOPER) return this.developer;
    const world = this.#made.get(id);
    if (world) {
      this.#made.delete(id);
      this.#made.set(id, world);
    }
    return world;
  }
}
