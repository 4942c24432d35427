import { useRef, useState, type DOMAttributes, type PointerEvent, type RefCallback } from 'react';
import { meaningOf, type Press, type PressMeaning } from '#domain/playback/press.ts';
import { isLive } from '#domain/playback/seconds.ts';
import { SKIP, type PlayerCommand } from '#domain/playback/shortcut.ts';
import { useText } from '../../i18n/i18n.ts';
import { useStableCallback } from '../../session/use-stable-callback.ts';
import type { PlaybackStore } from '../use-playback.ts';
import { makePressRecognizer, type PressRecognizer } from './press-recognizer.ts';
import type { FullScreen } from './use-full-screen.ts';
import type { UserActivity } from './use-user-activity.ts';

interface PressedPlayer {
  readonly playback: PlaybackStore;
  readonly areControlsShown: boolean;
  /** A press beside a menu only closes it. */
  readonly isMenuOpen: boolean;
  readonly activity: Pick<UserActivity, 'wake' | 'rest'>;
  readonly fullScreen: FullScreen;
  readonly isChannel: boolean;
  /** Executes a command, and returns its result in words. */
  readonly run: (command: PlayerCommand) => string;
  readonly announce: (words: string) => void;
}

/** The rate while a press is held. */
export const FAST = 2;

/** The properties of the picture. */
interface PressedPicture extends DOMAttributes<HTMLElement> {
  readonly ref: RefCallback<HTMLElement>;
}

/** The properties of the picture by which presses do what they mean (PLY-13), and whether one is held that speeds it up. */
export function usePicturePresses(player: PressedPlayer): {
  readonly picture: PressedPicture;
  readonly isFast: boolean;
} {
  const t = useText();
  const { playback, activity, fullScreen, run, announce } = player;
  const [isFast, setIsFast] = useState(false);
  /** Null unless a press is held that speeds it up. */
  const rateBefore = useRef<number | null>(null);
  const meaning = useStableCallback((press: Press) =>
    meaningOf(press, {
      areControlsShown: player.areControlsShown,
      isFullScreen: fullScreen.isOn,
      isChannel: player.isChannel,
    }),
  );
  const skip = (way: 'back' | 'ahead', times: number): void => {
    if (run({ does: 'skip', by: way === 'back' ? -SKIP : SKIP }))
      announce(t(`playback:said.${way}`, { count: times * SKIP }));
  };
  const speedUp = (): void => {
    const { phase, duration, settings } = playback.now();
    if (phase !== 'playing' || isLive(duration)) return;
    rateBefore.current = settings.rate;
    setIsFast(true);
    playback.change({ rate: FAST });
  };
  const slowDown = (): void => {
    if (rateBefore.current !== null) playback.change({ rate: rateBefore.current });
    rateBefore.current = null;
    setIsFast(false);
  };
  const acts: Readonly<Record<PressMeaning, (times: number) => void>> = {
    'show-controls': activity.wake,
    'hide-controls': activity.rest,
    toggle: () => announce(run({ does: 'toggle' })),
    'full-screen': () => announce(run({ does: 'full-screen' })),
    back: (times) => skip('back', times),
    ahead: (times) => skip('ahead', times),
    'double-speed': speedUp,
    'normal-speed': slowDown,
    'leave-full-screen': fullScreen.leave,
    guide: () => announce(run({ does: 'guide' })),
    nothing: () => undefined,
  };
  const act = useStableCallback((press: Press, times: number) => acts[meaning(press)](times));
  const [recognizer] = useState(() =>
    makePressRecognizer((press) => meaning(press) !== 'show-controls', act),
  );
  const isIgnored = useStableCallback(() => player.isMenuOpen);
  return { picture: pictureOf(recognizer, isIgnored), isFast };
}

const pictureOf = (recognizer: PressRecognizer, isIgnored: () => boolean): PressedPicture => ({
  ref: recognizer.attach,
  onPointerDown: (event) => {
    if (event.button !== 0 || !event.isPrimary || isIgnored()) return;
    // Its end counts wherever it is.
    capture(event);
    recognizer.down(event, event.currentTarget.getBoundingClientRect());
  },
  onPointerMove: recognizer.move,
  onPointerUp: recognizer.up,
  onPointerCancel: recognizer.cancel,
  // What has appeared below the finger by then takes no click.
  onTouchEnd: (event) => {
    if (event.cancelable) event.preventDefault();
  },
  // A finger that stays down plays at double speed.
  onContextMenu: (event) => {
    if (recognizer.isPressing()) event.preventDefault();
  },
});

/** A DOM without layout has no pointers to capture. */
function capture({ currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
  if ('setPointerCapture' in currentTarget) currentTarget.setPointerCapture(pointerId);
}
