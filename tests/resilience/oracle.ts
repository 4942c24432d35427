/** What may stand in the end where one wish followed another. */
interface Wish<Value> {
  readonly latest: Value;
  /** One of these: only the latest, unless something that nobody can prevent came in between. */
  readonly possible: readonly Value[];
  /** All that was ever wished, and what there was before. */
  readonly ever: readonly Value[];
}

function wished<Value>(before: Wish<Value>, value: Value, isCertain: boolean): Wish<Value> {
  const ever = [...new Set([...before.ever, value])];
  return { latest: value, possible: isCertain ? [value] : [...new Set([...before.possible, value])], ever };
}

const never = <Value>(value: Value): Wish<Value> => ({ latest: value, possible: [value], ever: [value] });
const UNWATCHED = never(0);
const UNMARKED = never(false);

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** What is owed to one person, as somebody beside the screen reckons: how far each item was saved, and which are marked. */
export class Owed {
  readonly #shares = new Map<string, Wish<number>>();
  readonly #marks = new Map<string, Wish<boolean>>();

  save(id: string, share: number, isCertain = true): void {
    this.#shares.set(id, wished(this.#shares.get(id) ?? UNWATCHED, share, isCertain));
  }

  mark(id: string, isMarked: boolean, isCertain = true): void {
    this.#marks.set(id, wished(this.#marks.get(id) ?? UNMARKED, isMarked, isCertain));
  }

  clear(): void {
    for (const id of this.#marks.keys()) this.mark(id, false);
  }

  /** From now on whatever was wished of an item is as good: a save of it, or a mark. */
  doubtShare(id: string): void {
    const wish = this.#shares.get(id);
    if (wish) this.#shares.set(id, { ...wish, possible: wish.ever });
  }

  doubtMark(id: string): void {
    const wish = this.#marks.get(id);
    if (wish) this.#marks.set(id, { ...wish, possible: wish.ever });
  }

  doubt(ids: Iterable<string> = [...this.#shares.keys(), ...this.#marks.keys()]): void {
    for (const id of ids) {
      this.doubtShare(id);
      this.doubtMark(id);
    }
  }

  latestShare = (id: string): number => (this.#shares.get(id) ?? UNWATCHED).latest;
  latestMark = (id: string): boolean => (this.#marks.get(id) ?? UNMARKED).latest;
  shares = (id: string): readonly number[] => (this.#shares.get(id) ?? UNWATCHED).possible;
  marks = (id: string): readonly boolean[] => (this.#marks.get(id) ?? UNMARKED).possible;

  /** HIS-03: takes over what a visitor has watched and marked: what is listed already stays as it is. */
  adopt(visitor: Owed): void {
    for (const [id, { latest, possible }] of visitor.#shares) {
      const mine = this.shares(id);
      if (mine.every((share) => share > 0)) continue;
      this.save(id, latest, mine.length === 1 && possible.length === 1);
    }
    for (const [id, { possible }] of visitor.#marks) {
      if (possible.includes(true)) this.mark(id, true, possible.length === 1);
    }
  }

  /** What is not there of it, in words. */
  missingFrom(held: HeldByServer): string[] {
    const missing: string[] = [];
    for (const [id, { possible }] of this.#shares) {
      const share = held.watchHistory.find(({ mediaid }) => mediaid === id)?.progress ?? 0;
      if (!possible.some((each) => isSame(each, share))) {
        missing.push(`The server holds ${share} of ${id}, not ${possible.join(' or ')}`);
      }
    }
    for (const [id, { possible }] of this.#marks) {
      const isMarked = held.favorites.some(({ mediaid }) => mediaid === id);
      if (!possible.includes(isMarked))
        missing.push(`${id} is ${isMarked ? 'a' : 'no'} favorite on the server`);
    }
    return missing;
  }

  get size(): { readonly certain: number; readonly doubtful: number } {
    const wishes = [...this.#shares.values(), ...this.#marks.values()];
    const certain = wishes.filter(({ possible }) => possible.length === 1).length;
    return { certain, doubtful: wishes.length - certain };
  }
}

/** The part of the me answer that matters here. */
export interface HeldByServer {
  readonly favorites: readonly { readonly mediaid: string }[];
  readonly watchHistory: readonly { readonly mediaid: string; readonly progress: number }[];
}
