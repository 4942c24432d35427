import { useEffect, useId, useRef, useState, type RefObject } from 'react';

/** A popup that a button opens below itself. */
interface Popup {
  /** Goes around the button and the popup. */
  readonly area: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly close: () => void;
  /** The properties of the button, and of the popup. */
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly type: 'button';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  readonly id: string;
}

/** A press or the focus elsewhere closes the popup, and so does Escape, which gives the focus back to the button. */
export function usePopup(): Popup {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return {
    area,
    isOpen,
    close: () => setIsOpen(false),
    button: {
      ref: button,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setIsOpen((was) => !was),
    },
    id,
  };
}
