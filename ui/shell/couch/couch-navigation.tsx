import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FIRST_ENTRY } from '../../navigation/use-first-focus.ts';
import { isInPageHeader, openDialog, targets, type ElementTarget } from './focus-targets.ts';
import { nextTarget, type Direction } from './next-target.ts';
import { isSlider, keepsKey, pressByEnter } from './own-keys.ts';
import { useLastPlaces } from './use-last-places.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const directionOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Direction | undefined =>
  altKey || ctrlKey || metaKey || shiftKey ? undefined : DIRECTIONS[key];

/** Arrow keys move the focus over the page, Enter presses, Escape goes back (SHL-16). What needs a key itself has it first. */
export function CouchNavigation() {
  const { key: entry } = useLocation();
  const navigate = useNavigate();
  const { lastIn, leftBy } = useLastPlaces(entry);
  const move = useEffectEvent((event: KeyboardEvent, direction: Direction) => {
    const all = targets();
    const from = all.find(({ element }) => element === document.activeElement);
    const next = from
      ? nextTarget(from, all, direction, (row) => targetOf(all, lastIn(row)))
      : firstTarget(all, leftBy(entry));
    if (!next) return;
    event.preventDefault();
    if (isFar(next.box)) scrollTowards(direction);
    else moveFocus(next.element, event.repeat);
  });
  const goBack = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || openDialog() || entry === FIRST_ENTRY) return;
    event.preventDefault();
    void navigate(-1);
  });
  useEffect(() => {
    let before: Element | null = null;
    // Some parts stop at their edge: there the focus goes on.
    const isTaken = (event: KeyboardEvent): boolean =>
      event.defaultPrevented && !(before === document.activeElement && before?.closest('[role="grid"]'));
    const onCapture = (event: KeyboardEvent) => {
      before = document.activeElement;
      const direction = directionOf(event);
      if (!direction || !before || !isSlider(before) || keepsKey(before, direction)) return;
      event.stopPropagation();
      move(event, direction);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = directionOf(event);
      const focused = document.activeElement;
      if (event.key === 'Escape') goBack(event);
      else if (event.key === 'Enter' && !event.defaultPrevented && focused && pressByEnter(focused))
        event.preventDefault();
      else if (direction && !isTaken(event) && !(focused && keepsKey(focused, direction)))
        move(event, direction);
    };
    window.addEventListener('keydown', onCapture, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onCapture, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return null;
}

const targetOf = (all: readonly ElementTarget[], element: Element | undefined): ElementTarget | undefined =>
  all.find((each) => each.element === element);

/**
 * Where the keys begin on a page, or in a dialog: where the focus was before the viewer left it, at what the page is for, or with
 * the first that is in view.
 */
function firstTarget(all: readonly ElementTarget[], last: string | undefined): ElementTarget | null {
  const place =
    document.activeElement?.closest('[data-player], dialog, main') ??
    openDialog() ??
    document.querySelector('main');
  const inPlace = all.filter(({ element, toolOf }) => toolOf === null && place?.contains(element));
  return (
    inPlace.find(({ element }) => last !== undefined && element.getAttribute('href') === last) ??
    inPlace.find(({ element, box }) => element.closest('[data-first-focus]') && isInView(box)) ??
    inPlace.find(({ box }) => isInView(box)) ??
    inPlace[0] ??
    all[0] ??
    null
  );
}

const isInView = ({ top, bottom }: ElementTarget['box']): boolean => top >= 0 && bottom <= window.innerHeight;

/** More than half a window away: between there is something to read. */
const isFar = ({ top, bottom }: ElementTarget['box']): boolean =>
  openDialog() === null && (top > 1.5 * window.innerHeight || bottom < -0.5 * window.innerHeight);

const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function scrollTowards(direction: Direction): void {
  const step = 0.6 * window.innerHeight * (direction === 'up' ? -1 : 1);
  window.scrollBy({ top: step, behavior: isMotionReduced() ? 'instant' : 'smooth' });
}

/** The line with the focus comes to the middle, so that those above and below it are in view. */
function moveFocus(element: HTMLElement, isRepeated: boolean): void {
  element.focus({ preventScroll: true });
  if (isInPageHeader(element)) return;
  const card = element.closest('li article') ?? element;
  card.scrollIntoView({
    block: 'center',
    inline: 'nearest',
    behavior: isRepeated || isMotionReduced() ? 'instant' : 'smooth',
  });
}
