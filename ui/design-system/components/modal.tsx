import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './modal.module.css';
import { openModal } from './open-modal.ts';

/** A modal that is closed is not there at all. */
type ModalState = 'opening' | 'open' | 'closing';

interface ModalProps {
  /** How a screen reader announces it. */
  readonly label: string;
  readonly className: string | undefined;
  /** How it comes and goes: a layer fades, a box grows out of the page, a drawer slides from the side. */
  readonly motion: 'fade' | 'scale' | 'slide';
  /** It has closed, by what is inside it, by Escape, or by a press beside it: it is to be taken away. */
  readonly onClosed: () => void;
  readonly closesOnPressBeside?: boolean;
  /** Whether it takes the focus itself, rather than its first control. */
  readonly takesFocus?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** The id of what says more of it. */
  readonly describedBy?: string;
  readonly children: (modal: { readonly state: ModalState; readonly close: () => void }) => ReactNode;
}

/**
 * A dialog over everything else (SHL-08): it opens when it appears, and comes and goes by the motion that its style has.
 * While it is there the page behind it is out of reach and does not scroll; afterwards the focus goes back to where it was.
 * One that opens over another stands inside it.
 */
export function Modal({
  label,
  className,
  motion,
  onClosed,
  closesOnPressBeside = false,
  takesFocus = false,
  role = 'dialog',
  describedBy,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<ModalState>('opening');
  const pressBegan = useRef<EventTarget>(null);
  const close = () => setState('closing');
  const arrive = useEffectEvent(() => (state === 'closing' ? onClosed() : setState('open')));

  useLayoutEffect(() => (dialog.current ? openModal(dialog.current, takesFocus) : undefined), [takesFocus]);

  useLayoutEffect(() => {
    if (state === 'open' || !dialog.current) return undefined;
    let isPresent = true;
    void motionOf(dialog.current).then(() => {
      if (isPresent) arrive();
    });
    return () => {
      isPresent = false;
    };
  }, [state]);

  return (
    <dialog
      ref={dialog}
      role={role}
      className={`${styles.modal} ${className}`}
      data-state={state}
      data-motion={motion}
      tabIndex={takesFocus ? -1 : undefined}
      aria-label={label}
      aria-describedby={describedBy}
      // What happens to a dialog over this one comes by here too.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      // The browser may insist on closing it at once.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClosed();
      }}
      // A press beside it meets the dialog itself; one that began inside, as a drag does, is no such press.
      onPointerDown={({ target }) => {
        pressBegan.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        if (closesOnPressBeside && target === currentTarget && pressBegan.current === target) close();
      }}
    >
      {children({ state, close })}
    </dialog>
  );
}

/** Settles when the dialog itself and what dims the page have come to rest; at once where nothing moves. */
function motionOf(dialog: HTMLDialogElement): Promise<unknown> {
  const isOwn = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target === dialog;
  // A DOM without motion does not know of animations.
  const animations = 'getAnimations' in dialog ? dialog.getAnimations({ subtree: true }).filter(isOwn) : [];
  return Promise.allSettled(animations.map(({ finished }) => finished));
}
