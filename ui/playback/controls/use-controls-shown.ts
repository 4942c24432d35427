import { useEffect, useState, type FocusEvent, type RefObject } from 'react';
import { showsOverlay, type PlaybackState } from '#domain/playback/playback-state.ts';
import { useCouchMode } from '../../session/use-couch-mode.ts';
import { useUserActivity, type UserActivity } from './use-user-activity.ts';

interface ControlsShown {
  /** Whether the controls and the overlay show (PLY-03). */
  readonly isShown: boolean;
  readonly activity: UserActivity;
  /** They stay while a menu is open. */
  readonly isMenuOpen: boolean;
  /** Called when a menu opens or closes. */
  readonly onMenuOpen: (isOpen: boolean) => void;
  /** Of the player: they stay while the keyboard's focus is on what is in it. */
  readonly focusListeners: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
  };
}

/**
 * Whether the controls of a player show: unless it plays and nobody needs them. They show when a small player becomes large. In couch
 * mode, where there is nothing but keys, they also go while one of them has the focus, which the picture takes (SHL-16).
 */
export function useControlsShown(
  player: RefObject<HTMLElement | null>,
  phase: PlaybackState['phase'],
  isMini: boolean,
): ControlsShown {
  const activity = useUserActivity(player, `${phase} ${isMini}`);
  const [isMenuOpen, onMenuOpen] = useState(false);
  const [hasKeyFocus, setHasKeyFocus] = useState(false);
  const isCouchMode = useCouchMode();
  const isInUse = activity.isActive || isMenuOpen || (hasKeyFocus && !isCouchMode);
  const isShown = showsOverlay({ phase }, isInUse);
  useEffect(() => {
    if (isCouchMode && !isShown && player.current?.contains(document.activeElement))
      player.current.focus({ preventScroll: true });
  }, [isCouchMode, isShown, player]);
  return {
    isShown,
    activity,
    isMenuOpen,
    onMenuOpen,
    focusListeners: {
      onFocus: ({ target, currentTarget }) =>
        setHasKeyFocus(target !== currentTarget && hasKeyboardFocus(target)),
      onBlur: () => setHasKeyFocus(false),
    },
  };
}

/** A DOM without styles does not know the selector. */
function hasKeyboardFocus(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return false;
  }
}
