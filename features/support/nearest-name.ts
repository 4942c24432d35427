/** More than this share of letters that differ is no misspelling. */
const TOO_DIFFERENT = 0.6;

/** How many letters must be changed, added or left out to turn one text into the other, or into the most similar part of it. */
function changes(one: string, other: string, into: 'the whole' | 'a part'): number {
  let above = Array.from({ length: other.length + 1 }, (_, letters) => (into === 'a part' ? 0 : letters));
  for (let at = 0; at < one.length; at++) {
    const row = [at + 1];
    for (let to = 0; to < other.length; to++) {
      const replaced = (above[to] ?? 0) + (one[at] === other[to] ? 0 : 1);
      row.push(Math.min(replaced, (above[to + 1] ?? 0) + 1, (row[to] ?? 0) + 1));
    }
    above = row;
  }
  return into === 'a part' ? Math.min(...above) : (above.at(-1) ?? 0);
}

/** The difference between two words: 0 if equal, 1 if nothing in common. */
export const difference = (one: string, other: string): number =>
  one === other ? 0 : changes(one, other, 'the whole') / Math.max(one.length, other.length);

/** The cost of what a name has besides the part that was written. */
const MORE_THAN_WRITTEN = 0.3;

const differenceToPart = (one: string, other: string): number =>
  one.length < other.length ? MORE_THAN_WRITTEN + changes(one, other, 'a part') / one.length : 1;

/**
 * What somebody meant by a misspelt name: the most similar of these, whatever its capitals; null if none is similar. A name that
 * contains what was written is similar, too.
 */
export function nearestName(written: string, names: Iterable<string>): string | null {
  const wanted = written.toLowerCase();
  let found: string | null = null;
  let least = TOO_DIFFERENT;
  for (const name of names) {
    const given = name.toLowerCase();
    const distance = Math.min(difference(wanted, given), differenceToPart(wanted, given));
    if (distance < least) [found, least] = [name, distance];
  }
  return found;
}

/** A sentence about what somebody meant; empty if nothing is similar. */
export function nearestSentence(written: string, names: Iterable<string>): string {
  const found = nearestName(written, names);
  return found === null ? '' : ` The nearest is "${found}".`;
}

/** The part of a text that is most similar to some words, whatever its capitals; null if none is similar. */
export function nearestPart(words: string, text: string): string | null {
  const [wanted, given] = [words.toLowerCase(), text.toLowerCase()];
  // For each end of the part: the changes, and where the part begins.
  let above = Array.from({ length: given.length + 1 }, (_, end) => ({ changes: 0, from: end }));
  for (let at = 0; at < wanted.length; at++) {
    const row = [{ changes: at + 1, from: 0 }];
    for (let to = 0; to < given.length; to++) {
      const [replaced, added, leftOut] = [above[to], row[to], above[to + 1]];
      if (!replaced || !added || !leftOut) break;
      const choices = [
        { ...replaced, changes: replaced.changes + (wanted[at] === given[to] ? 0 : 1) },
        { ...added, changes: added.changes + 1 },
        { ...leftOut, changes: leftOut.changes + 1 },
      ];
      row.push(choices.reduce((least, each) => (each.changes < least.changes ? each : least)));
    }
    above = row;
  }
  // Of equal ones the last, which is the longest.
  const end = above.reduce(
    (least, each, at) => (each.changes <= (above[least]?.changes ?? 0) ? at : least),
    0,
  );
  const found = above[end];
  return found && found.changes / wanted.length < TOO_DIFFERENT / 2
    ? text.slice(found.from, end).trim()
    : null;
}
