/** A press on the picture, as soon as it is known which one it is. */
export interface Press {
  readonly by: 'touch' | 'mouse';
  readonly gesture: Gesture;
  readonly third: 'left' | 'middle' | 'right';
}

/** `hold` begins after the finger or the button has been down for a while, and ends with `release`. */
export type Gesture = 'single' | 'double' | 'hold' | 'release' | 'swipe-down' | 'swipe-up';

export type PressMeaning =
  | 'show-controls'
  | 'hide-controls'
  | 'toggle'
  | 'back'
  | 'ahead'
  | 'full-screen'
  | 'leave-full-screen'
  | 'guide'
  | 'double-speed'
  | 'normal-speed'
  | 'nothing';

/** What is on the screen when the press comes. */
export interface PressContext {
  readonly areControlsShown: boolean;
  readonly isFullScreen: boolean;
  readonly isChannel: boolean;
}

/** PLY-13: the meaning of a press by touch, and by mouse; each pair is for hidden and for shown controls. */
const BY_TOUCH: Readonly<
  Record<Gesture, Readonly<Record<Press['third'], readonly [PressMeaning, PressMeaning]>>>
> = {
  single: thirds(['show-controls', 'hide-controls']),
  double: {
    left: ['back', 'back'],
    middle: ['show-controls', 'nothing'],
    right: ['ahead', 'ahead'],
  },
  hold: thirds(['double-speed', 'double-speed']),
  release: thirds(['normal-speed', 'normal-speed']),
  'swipe-down': thirds(['leave-full-screen', 'nothing']),
  'swipe-up': thirds(['guide', 'guide']),
};

const BY_MOUSE: Readonly<Record<Gesture, PressMeaning>> = {
  single: 'toggle',
  double: 'full-screen',
  hold: 'double-speed',
  release: 'normal-speed',
  'swipe-down': 'nothing',
  'swipe-up': 'nothing',
};

function thirds<T>(each: T): Readonly<Record<Press['third'], T>> {
  return { left: each, middle: each, right: each };
}

/** PLY-13 */
export function meaningOf({ by, gesture, third }: Press, context: PressContext): PressMeaning {
  if (by === 'mouse') return BY_MOUSE[gesture];
  const meaning = BY_TOUCH[gesture][third][context.areControlsShown ? 1 : 0];
  const isPossible =
    meaning === 'leave-full-screen' ? context.isFullScreen : meaning === 'guide' ? context.isChannel : true;
  return isPossible ? meaning : 'nothing';
}

/** The third of a picture that a point lies in. */
export function thirdAt(
  x: number,
  { left, width }: { readonly left: number; readonly width: number },
): Press['third'] {
  const share = width > 0 ? (x - left) / width : 0.5;
  if (share < 1 / 3) return 'left';
  return share > 2 / 3 ? 'right' : 'middle';
}
