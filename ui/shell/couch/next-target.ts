/** Where an arrow key points on the screen. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** A rectangle in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that can take the focus. */
export interface FocusTarget<Place = unknown> {
  readonly box: Box;
  /** The part of the page that it belongs to, such as the header or the content, from the top. */
  readonly part: number;
  /** The list, or another group, in which it stands beside others. */
  readonly row: Place;
  /** The sections that it belongs to. */
  readonly owners: readonly Place[];
  /**
   * The section that it is a tool of; null if it is none. Keys pass by a tool, except upwards from below it in the same section:
   * between two rows there is one press.
   */
  readonly toolOf: Place | null;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const across = ({ left, right }: Box): Span => ({ start: left, end: right });
const along = ({ top, bottom }: Box): Span => ({ start: top, end: bottom });
const length = ({ start, end }: Span): number => end - start;
const middle = ({ start, end }: Span): number => (start + end) / 2;
const gap = (one: Span, other: Span): number =>
  Math.max(0, Math.max(one.start, other.start) - Math.min(one.end, other.end));
const shared = (one: Span, other: Span): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);
const contains = (outer: Span, inner: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end && length(inner) < length(outer);
const mirrored = ({ start, end }: Span): Span => ({ start: -end, end: -start });

/** Whether one lies beyond the other towards the end; they may overlap by half of the shorter one. */
const isAhead = (from: Span, to: Span): boolean =>
  to.start >= from.end - Math.min(length(from), length(to)) / 2 && middle(to) > middle(from);

/** Whether a box lies in the direction of another, or within it towards that side, as a button in a field does. */
function lies(direction: Direction, from: Box, to: Box): boolean {
  const span = direction === 'left' || direction === 'right' ? across : along;
  const turn = direction === 'left' || direction === 'up' ? mirrored : (same: Span) => same;
  const [one, other] = [turn(span(from)), turn(span(to))];
  const isNested =
    span === across &&
    (contains(across(from), across(to)) || contains(across(to), across(from))) &&
    isOnLine(from, to);
  return isAhead(one, other) || (isNested && middle(other) > middle(one));
}

/** How much of the lower one of two boxes is beside the other, for them to be on one line. */
const ON_LINE = 0.25;

export const isOnLine = (one: Box, other: Box): boolean =>
  shared(along(one), along(other)) >= ON_LINE * Math.min(length(along(one)), length(along(other)));

/** Of several, the one with the least cost. */
function least<T>(all: readonly T[], cost: (each: T) => number): T | null {
  let best: T | null = null;
  for (const each of all) if (best === null || cost(each) < cost(best)) best = each;
  return best;
}

/** How many times as far a pixel counts that leads aside. */
const ASIDE = 2;

const isReached = (from: FocusTarget, to: FocusTarget, direction: Direction): boolean =>
  to.toolOf === null ||
  (direction === 'up' && from.owners.includes(to.toolOf) && gap(across(from.box), across(to.box)) === 0);

function sideways<T extends FocusTarget>(
  from: FocusTarget,
  all: readonly T[],
  direction: Direction,
): T | null {
  const inPart = all.filter((to) => to.part === from.part && lies(direction, from.box, to.box));
  const gaps = ({ box }: T) => ({
    aside: gap(along(from.box), along(box)),
    ahead: gap(across(from.box), across(box)),
  });
  const beside = least(
    inPart.filter(({ box }) => isOnLine(from.box, box)),
    (to) => gaps(to).ahead,
  );
  if (beside) return beside;
  return least(
    inPart.filter((to) => to.toolOf === null && ASIDE * gaps(to).aside < gaps(to).ahead),
    (to) => gaps(to).ahead + ASIDE * gaps(to).aside,
  );
}

function upOrDown<T extends FocusTarget>(
  from: FocusTarget,
  all: readonly T[],
  direction: 'up' | 'down',
): T | null {
  const reached = all.filter((to) => isReached(from, to, direction));
  const aside = ({ box }: T) => ASIDE * gap(across(from.box), across(box));
  const lieThere = (some: readonly T[]) => some.filter(({ box }) => lies(direction, from.box, box));
  const inPart = lieThere(reached.filter(({ part }) => part === from.part));
  if (inPart.length > 0) return least(inPart, (to) => gap(along(from.box), along(to.box)) + aside(to));
  const isBefore = direction === 'up';
  const further = reached.filter(({ part }) => (isBefore ? part < from.part : part > from.part));
  const nearest = least(further, ({ part }) => Math.abs(part - from.part))?.part;
  const inNext = further.filter(({ part }) => part === nearest);
  // What is fixed stays in the window while the rest of the page has scrolled past it.
  const below = lieThere(inNext);
  const edge = ({ box }: T) => (isBefore ? -box.bottom : box.top);
  return least(below.length > 0 ? below : inNext, (to) => edge(to) + aside(to));
}

/**
 * Where an arrow key moves the focus: sideways to the nearest on the same line, up and down to the nearest line, in the same part of
 * the page as long as there is one, then in the next part. Null if nothing lies there.
 *
 * @param all what can take the focus, also what has it
 * @param lastOf what had the focus last in a row, if it still can have it: a row that is entered on its line goes on there
 */
export function nextTarget<T extends FocusTarget>(
  from: FocusTarget,
  all: readonly T[],
  direction: Direction,
  lastOf: (row: T['row']) => T | undefined,
): T | null {
  if (direction === 'left' || direction === 'right') return sideways(from, all, direction);
  const next = upOrDown(from, all, direction);
  if (!next || next.row === from.row) return next;
  const last = lastOf(next.row);
  return last && last.toolOf === null && isOnLine(last.box, next.box) ? last : next;
}
