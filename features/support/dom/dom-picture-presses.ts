import type { PicturePresses } from '../player-controls.ts';

/** The size that a picture without layout is given, in CSS pixels. */
const WIDTH = 1280;
const HEIGHT = 720;

/** Where a side of the picture is, as a fraction of its width. */
const SIDES: Readonly<Record<string, number>> = { left: 0.15, middle: 0.5, right: 0.85 };

const BETWEEN_PRESSES_MS = 100;
/** Longer than a press that the player does not count as held. */
const HELD_MS = 700;
const SWIPE = 200;

type PressEvent = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';

/** @param wait lets this many milliseconds go by */
export function makeDomPicturePresses(
  document: () => Document,
  wait: (length: number) => Promise<void>,
): PicturePresses {
  /** The player lays it over the library's video while it has controls. */
  const picture = (): HTMLElement => {
    const player = document().querySelector<HTMLElement>('[data-player]');
    const pressed = player?.querySelector<HTMLElement>(':scope > .picture') ?? player;
    if (!pressed) throw new Error('No player is there');
    pressed.getBoundingClientRect = () => boxOfPicture();
    return pressed;
  };
  const send = (type: PressEvent, pointerType: string, x: number, y = HEIGHT * 0.4): void => {
    const event = new PointerEvent(type, {
      ...{ pointerType, clientX: x, clientY: y, pointerId: 1, isPrimary: true },
      ...{ button: type === 'pointermove' ? -1 : 0, bubbles: true, cancelable: true },
    });
    // A browser's clock is the scenario's, too.
    Object.defineProperty(event, 'timeStamp', { value: Date.now() });
    picture().dispatchEvent(event);
  };
  const press = async (pointerType: string, x: number, times: number): Promise<void> => {
    for (let each = 0; each < times; each++) {
      if (each > 0) await wait(BETWEEN_PRESSES_MS);
      send('pointerdown', pointerType, x);
      // A mouse gives the focus to what it presses.
      if (pointerType === 'mouse') picture().closest<HTMLElement>('[tabindex]')?.focus();
      send('pointerup', pointerType, x);
    }
  };
  let held = '';
  return {
    clickPicture: (times) => press('mouse', WIDTH / 2, times),
    tapPicture: (side, times) => press('touch', (SIDES[side] ?? 0.5) * WIDTH, times),
    holdPicture: async (by) => {
      held = by;
      send('pointerdown', by, WIDTH / 2);
      await wait(HELD_MS);
    },
    release: async () => send('pointerup', held, WIDTH / 2),
    cancelPress: async () => send('pointercancel', held, WIDTH / 2),
    swipe: async (way) => {
      const [x, y] = [WIDTH / 2, HEIGHT * 0.5];
      const end = y + (way === 'down' ? SWIPE : -SWIPE);
      send('pointerdown', 'touch', x, y);
      send('pointermove', 'touch', x, end);
      send('pointerup', 'touch', x, end);
    },
  };
}

const boxOfPicture = (): DOMRect => ({
  ...{ x: 0, y: 0, left: 0, top: 0, right: WIDTH, bottom: HEIGHT, width: WIDTH, height: HEIGHT },
  toJSON: () => undefined,
});
