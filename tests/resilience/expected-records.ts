/** What the server may store for one value of one item at the end of a run. */
interface Expectation<Value> {
  readonly latest: Value;
  /**
   * Only the latest, unless the network or the browser may have reordered or lost what no app can protect.
   */
  readonly acceptable: readonly Value[];
  /** Every value that was requested, and the initial one. */
  readonly all: readonly Value[];
  /** Whether the latest value was requested before, too: that the server holds it does not show which request it was. */
  readonly isRepeated: boolean;
}

function updated<Value>(before: Expectation<Value>, value: Value, isCertain: boolean): Expectation<Value> {
  const all = [...new Set([...before.all, value])];
  const acceptable = isCertain ? [value] : [...new Set([...before.acceptable, value])];
  return { latest: value, acceptable, all, isRepeated: before.all.includes(value) };
}

const initially = <Value>(value: Value): Expectation<Value> => ({
  latest: value,
  acceptable: [value],
  all: [value],
  isRepeated: false,
});
const NOT_WATCHED = initially(0);
const NO_FAVORITE = initially(false);

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** The stored fraction of an item, 0 if there is none. */
export const progressOn = ({ watchHistory }: ServerRecords, id: string): number =>
  watchHistory.find(({ mediaid }) => mediaid === id)?.progress ?? 0;

/** The records that one person must have in the end: the progress of each item, and which items are favorites. */
export class ExpectedRecords {
  readonly #progress = new Map<string, Expectation<number>>();
  readonly #favorites = new Map<string, Expectation<boolean>>();

  saveProgress(id: string, share: number, isCertain = true): void {
    this.#progress.set(id, updated(this.#progress.get(id) ?? NOT_WATCHED, share, isCertain));
  }

  setFavorite(id: string, isFavorite: boolean, isCertain = true): void {
    this.#favorites.set(id, updated(this.#favorites.get(id) ?? NO_FAVORITE, isFavorite, isCertain));
  }

  clearFavorites(): void {
    for (const id of this.#favorites.keys()) this.setFavorite(id, false);
  }

  /** From now on any saved progress of an item is acceptable. */
  acceptAnyProgress(id: string): void {
    const expected = this.#progress.get(id);
    if (expected) this.#progress.set(id, { ...expected, acceptable: expected.all });
  }

  /** From now on an item may be a favorite or not, if it ever was one. */
  acceptAnyFavorite(id: string): void {
    const expected = this.#favorites.get(id);
    if (expected) this.#favorites.set(id, { ...expected, acceptable: expected.all });
  }

  acceptAny(ids: Iterable<string> = [...this.#progress.keys(), ...this.#favorites.keys()]): void {
    for (const id of ids) {
      this.acceptAnyProgress(id);
      this.acceptAnyFavorite(id);
    }
  }

  latestProgress = (id: string): number => (this.#progress.get(id) ?? NOT_WATCHED).latest;
  latestFavorite = (id: string): boolean => (this.#favorites.get(id) ?? NO_FAVORITE).latest;
  acceptableProgress = (id: string): readonly number[] => (this.#progress.get(id) ?? NOT_WATCHED).acceptable;
  acceptableFavorite = (id: string): readonly boolean[] =>
    (this.#favorites.get(id) ?? NO_FAVORITE).acceptable;

  /**
   * HIS-03: takes over a visitor's history and favorites; an item that is already in the history keeps its progress. What the
   * visitor's browser may have lost, after storage was refused, stays acceptable.
   */
  adopt(visitor: ExpectedRecords): void {
    for (const [id, { latest, acceptable }] of visitor.#progress) {
      const own = this.acceptableProgress(id);
      if (own.every((share) => share > 0)) continue;
      const shares = [...acceptable.filter((share) => share !== latest), latest];
      shares.forEach((share, nth) => this.saveProgress(id, share, nth === 0 && own.length === 1));
    }
    for (const [id, { acceptable }] of visitor.#favorites) {
      if (acceptable.includes(true)) this.setFavorite(id, true, acceptable.length === 1);
    }
  }

  /** Whether only this value is acceptable. */
  isCertainly(list: 'watch_history' | 'favorites', id: string, value: number | boolean): boolean {
    const [only, ...others] =
      list === 'favorites' ? this.acceptableFavorite(id) : this.acceptableProgress(id);
    return others.length === 0 && (only === value || isSame(Number(only), Number(value)));
  }

  /** Whether the latest progress of an item is of an earlier request, too. */
  isProgressRepeated = (id: string): boolean => (this.#progress.get(id) ?? NOT_WATCHED).isRepeated;

  /** A fraction that no device has saved for an item: this one, or the next in thousandths of 0.051 to 0.949; null if all are used. */
  unusedProgress(id: string, from: number): number | null {
    const { all } = this.#progress.get(id) ?? NOT_WATCHED;
    const isUsed = (share: number): boolean => all.some((each) => Math.abs(each - share) < 0.0015);
    const thousandths = Array.from(
      { length: 899 },
      (_, nth) => 51 + ((Math.round(from * 1000) - 51 + nth) % 899),
    );
    return thousandths.map((each) => each / 1000).find((share) => !isUsed(share)) ?? null;
  }

  /** Each difference between the expected records, or those of one item, and the server's, in words. */
  differencesFrom(
    held: ServerRecords,
    only: { readonly list: 'watch_history' | 'favorites'; readonly id: string } | null = null,
  ): string[] {
    const differences: string[] = [];
    const isCompared = (list: 'watch_history' | 'favorites', id: string): boolean =>
      only === null || (only.list === list && only.id === id);
    for (const [id, { acceptable }] of this.#progress) {
      if (!isCompared('watch_history', id)) continue;
      const share = progressOn(held, id);
      if (!acceptable.some((each) => isSame(each, share))) {
        differences.push(`The server holds progress ${share} of ${id}, not ${acceptable.join(' or ')}`);
      }
    }
    for (const [id, { acceptable }] of this.#favorites) {
      if (!isCompared('favorites', id)) continue;
      const isFavorite = held.favorites.some(({ mediaid }) => mediaid === id);
      if (!acceptable.includes(isFavorite))
        differences.push(`${id} is ${isFavorite ? 'a' : 'no'} favorite on the server`);
    }
    return differences;
  }

  /** How many values have one acceptable value, and how many have several. */
  get size(): { readonly certain: number; readonly uncertain: number } {
    const expected = [...this.#progress.values(), ...this.#favorites.values()];
    const certain = expected.filter(({ acceptable }) => acceptable.length === 1).length;
    return { certain, uncertain: expected.length - certain };
  }
}

/** The part of the me response that the oracle compares. */
export interface ServerRecords {
  readonly favorites: readonly { readonly mediaid: string }[];
  readonly watchHistory: readonly { readonly mediaid: string; readonly progress: number }[];
}
