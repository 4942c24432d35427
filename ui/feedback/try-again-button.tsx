import { useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/i18n.ts';

interface TryAgainButtonProps {
  readonly className?: string | undefined;
  readonly onPress: () => void;
}

/** Not `main`: that would lead from the end of a list to its beginning. */
const SURROUNDINGS = '[tabindex="-1"]:not(main)';

/**
 * A retry button. If it goes while it has the focus, as the content has loaded, the heading of the nearest element around it that
 * can be focused gets the focus.
 */
export function TryAgainButton({ className, onPress }: TryAgainButtonProps) {
  const t = useText();
  const own = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = own.current;
    return () => {
      if (button && document.activeElement === button) focusSurroundings(button);
    };
  }, []);
  return (
    <button ref={own} type="button" className={className} onClick={onPress}>
      {t('tryAgain')}
    </button>
  );
}

function focusSurroundings(button: HTMLButtonElement): void {
  const surroundings = button.closest<HTMLElement>(SURROUNDINGS);
  const target = surroundings?.querySelector<HTMLElement>('h1, h2') ?? surroundings;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
