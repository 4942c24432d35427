import type { KeyboardEvent } from 'react';
import { commandOf, isAvailable, type PlayerCommand } from '#domain/playback/shortcut.ts';

/**
 * Returns a listener for the keys that are pressed in a player. A control that needs a key has it for itself: a menu and a dialog
 * all, a button those that press it.
 *
 * @param isAd whether an ad is shown
 */
export const keyListener =
  (isChannel: boolean, isAd: () => boolean, run: (command: PlayerCommand) => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { nativeEvent, target, currentTarget } = event;
    // React passes on the keys of what is nested in the page's tree, but not in the element.
    if (event.defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
    const command = commandOf(nativeEvent, isChannel);
    if (
      !command ||
      target.closest('[role="menu"], dialog') !== currentTarget.closest('[role="menu"], dialog')
    )
      return;
    if (target.closest('button, a') && (event.key === ' ' || event.key === 'Enter')) return;
    if (target instanceof HTMLInputElement && SLIDER_KEYS.test(event.key) && !target.dataset.seek) return;
    event.preventDefault();
    if (isAvailable(command, { isRepeated: event.repeat, isAd: isAd() })) run(command);
  };

const SLIDER_KEYS = /^(Arrow|Home$|End$)/;
