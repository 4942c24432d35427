import { act } from './keyboard.ts';
import type { Playback } from './playback.ts';
import { SKIP } from './shortcuts.ts';

/** Milliseconds within which a second press makes a double press of the first. */
const DOUBLE_PRESS = 300;
/** By how many CSS pixels a finger may move while it taps. */
const LONGEST_SLIP = 20;

/**
 * Handles presses on the picture: a click plays or pauses, a double click is full screen, and a double tap on the left or right
 * third seeks. A tap shows or hides the controls, which media-chrome does itself; its own click does not wait for a second one.
 * Controls that are hidden let touches through, and show tooltips only to a mouse and to keys (`controls-style.ts`).
 */
export function listenToPresses(playback: Playback): void {
  const { controller, video } = playback.stage;
  const picture: readonly unknown[] = [controller, video];
  const isOnPicture = (event: Event) => picture.includes(event.composedPath()[0]);
  for (const event of ['pointerenter', 'pointerleave'] as const)
    controller.addEventListener(event, ({ type, pointerType }) => {
      controller.classList.toggle('under-mouse', type === 'pointerenter' && pointerType !== 'touch');
    });
  let down = { pointerType: 'mouse', clientX: 0 };
  const click = clickHandler(playback);
  const tap = tapHandler(playback);
  controller.addEventListener('pointerdown', (event) => (down = event));
  controller.addEventListener('click', (event) => {
    if (down.pointerType !== 'touch' && isOnPicture(event)) click(event);
  });
  // Not every tap of a quick series becomes a click.
  controller.addEventListener('pointerup', (event) => {
    const isTap = event.pointerType === 'touch' && Math.abs(event.clientX - down.clientX) < LONGEST_SLIP;
    if (isTap && isOnPicture(event)) tap(event);
  });
}

function clickHandler(playback: Playback): (event: MouseEvent) => void {
  let pending: ReturnType<typeof setTimeout> | undefined;
  const toggle = () => {
    pending = undefined;
    act(playback, { does: 'toggle' });
  };
  return ({ detail }) => {
    if (detail % 2 === 1) {
      pending = setTimeout(toggle, DOUBLE_PRESS);
      return;
    }
    // A slow double click has already paused or played.
    if (pending === undefined) toggle();
    clearTimeout(pending);
    pending = undefined;
    act(playback, { does: 'full-screen' });
  };
}

function tapHandler(playback: Playback): (event: PointerEvent) => void {
  const { stage } = playback;
  let last = { at: -Infinity, side: 0 };
  return ({ clientX, timeStamp }) => {
    const { left, width } = stage.controller.getBoundingClientRect();
    const third = (clientX - left) / width;
    const side = third < 1 / 3 ? -1 : third > 2 / 3 ? 1 : 0;
    const isSecond = side !== 0 && side === last.side && timeStamp - last.at < DOUBLE_PRESS;
    last = { at: timeStamp, side };
    if (isSecond) stage.announce(act(playback, { does: 'skip', by: side * SKIP }));
  };
}
