import { thirdAt, type Gesture, type Press } from '#domain/playback/press.ts';

/** Milliseconds within which a second press makes a double press of the first. */
const DOUBLE_PRESS_MS = 250;
/** Milliseconds after which a press is held. */
const HOLD_MS = 500;
/** By how many CSS pixels a finger may move while it taps. */
const LONGEST_SLIP = 20;
/** How far up or down a swipe goes at least, in CSS pixels. */
const SWIPE = 80;

/** The parts of a `PointerEvent` that count. */
export interface Pointer {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly clientX: number;
  readonly clientY: number;
  /** In milliseconds. */
  readonly timeStamp: number;
}

interface PressDown extends Omit<Press, 'gesture'> {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  isHeld: boolean;
}

export interface PressRecognizer {
  /** @param picture what is pressed, in CSS pixels */
  readonly down: (pointer: Pointer, picture: { readonly left: number; readonly width: number }) => void;
  readonly move: (pointer: Pointer) => void;
  readonly up: (pointer: Pointer) => void;
  readonly cancel: (pointer: Pointer) => void;
  /** Whether a finger or a button is down that shows no menu of the browser. */
  readonly isPressing: () => boolean;
  /** Returns a function to call when the picture goes: it ends what is held, and drops what is pending. */
  readonly attach: () => () => void;
}

/**
 * Recognizes the presses of one pointer at a time.
 *
 * @param waits whether a single press waits until no second one can come: what it does could not be undone
 * @param recognized called with each press; `times` counts a double press and those that follow it quickly, from 1
 */
export function makePressRecognizer(
  waits: (press: Press) => boolean,
  recognized: (press: Press, times: number) => void,
): PressRecognizer {
  let press: PressDown | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;
  const count = makePressCounter();

  const tapped = (down: PressDown, at: number) => {
    const times = count(down, at);
    const tap = as(times === 0 ? 'single' : 'double', down);
    clearTimeout(pending);
    if (times > 0 || !waits(tap)) recognized(tap, Math.max(1, times));
    else pending = setTimeout(() => recognized(tap, 1), DOUBLE_PRESS_MS);
  };
  const finish = (): PressDown | null => {
    const finished = press;
    press = null;
    clearTimeout(holding);
    return finished;
  };
  const cancel = () => {
    const down = finish();
    if (down?.isHeld) recognized(as('release', down), 1);
  };
  const isOwn = ({ pointerId }: Pointer): boolean => press?.pointerId === pointerId;
  return {
    down: ({ pointerId, pointerType, clientX: x, clientY: y }, picture) => {
      const by = pointerType === 'touch' ? 'touch' : 'mouse';
      const down: PressDown = { pointerId, x, y, by, third: thirdAt(x, picture), isHeld: false };
      press = down;
      clearTimeout(holding);
      holding = setTimeout(() => {
        down.isHeld = true;
        recognized(as('hold', down), 1);
      }, HOLD_MS);
    },
    move: ({ pointerId, clientX, clientY }) => {
      if (press?.pointerId !== pointerId || press.isHeld) return;
      if (Math.hypot(clientX - press.x, clientY - press.y) > LONGEST_SLIP) clearTimeout(holding);
    },
    up: (pointer) => {
      const down = isOwn(pointer) ? finish() : null;
      if (!down) return;
      const [across, along] = [pointer.clientX - down.x, pointer.clientY - down.y];
      const swipe = swipeOf(across, along);
      if (down.isHeld) recognized(as('release', down), 1);
      else if (isTap(down, across, along)) tapped(down, pointer.timeStamp);
      else if (swipe) recognized(as(swipe, down), 1);
    },
    cancel: (pointer) => {
      if (isOwn(pointer)) cancel();
    },
    isPressing: () => press !== null && (press.by === 'touch' || press.isHeld),
    attach: () => () => {
      clearTimeout(pending);
      cancel();
    },
  };
}

const isTap = ({ by }: PressDown, across: number, along: number): boolean =>
  by === 'mouse' || Math.hypot(across, along) < LONGEST_SLIP;

/** The swipe up or down that a finger has made; null if it is none. */
function swipeOf(across: number, along: number): Gesture | null {
  const isSwipe = Math.abs(along) > SWIPE && Math.abs(along) > 2 * Math.abs(across);
  if (!isSwipe) return null;
  return along > 0 ? 'swipe-down' : 'swipe-up';
}

const as = (gesture: Gesture, { by, third }: Omit<Press, 'gesture'>): Press => ({ by, gesture, third });

/** Returns how many presses a press follows quickly, at the same place. */
function makePressCounter(): (press: Omit<Press, 'gesture'>, at: number) => number {
  let last: (Omit<Press, 'gesture'> & { readonly at: number; readonly times: number }) | null = null;
  return ({ by, third }, at) => {
    const isNext = last !== null && at - last.at < DOUBLE_PRESS_MS && last.by === by && last.third === third;
    // A double click is one: the third click begins another.
    const times = last && isNext && !(by === 'mouse' && last.times > 0) ? last.times + 1 : 0;
    last = { at, third, by, times };
    return times;
  };
}
