import type { KeyboardEvent } from 'react';
import { commandOf, isAvailable, type PlayerCommand } from '#domain/playback/shortcut.ts';

interface KeyedPlayer {
  readonly isChannel: boolean;
  /** Whether arrow keys move the focus; on the seek bar they seek all the same (PLY-13). */
  readonly isCouchMode: boolean;
  /** Whether an ad is shown. */
  readonly isAd: () => boolean;
  readonly run: (command: PlayerCommand) => void;
}

/**
 * Returns a listener for the keys that are pressed in a player. A control that needs a key has it for itself: a menu and a dialog
 * all, a button those that press it.
 */
export const keyListener =
  ({ isChannel, isCouchMode, isAd, run }: KeyedPlayer) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { nativeEvent, target, currentTarget } = event;
    // React passes on the keys of what is nested in the page's tree, but not in the element.
    if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest('[data-own-keys]')) return;
    const isOnSeekBar = target instanceof HTMLInputElement && target.dataset.seek === 'true';
    if (isCouchMode && !isOnSeekBar && !event.shiftKey && event.key.startsWith('Arrow')) return;
    const isPressed = isCouchMode && event.key === 'Enter' && target === currentTarget;
    const command = isPressed ? TOGGLE : commandOf(nativeEvent, isChannel);
    if (
      !command ||
      target.closest('[role="menu"], dialog') !== currentTarget.closest('[role="menu"], dialog')
    )
      return;
    if (target.closest('button, a') && (event.key === ' ' || event.key === 'Enter')) return;
    if (target instanceof HTMLInputElement && SLIDER_KEYS.test(event.key) && !isOnSeekBar) return;
    event.preventDefault();
    if (isAvailable(command, { isRepeated: event.repeat, isAd: isAd() })) run(command);
  };

/** What a remote control's one key for all does where no control has the focus. */
const TOGGLE: PlayerCommand = { does: 'toggle' };

const SLIDER_KEYS = /^(Arrow|Home$|End$)/;
