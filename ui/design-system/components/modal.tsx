import { useEffectEvent, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { DialogContext } from './dialog-context.ts';
import styles from './modal.module.css';
import { openModal } from './open-modal.ts';

/** A closed modal is unmounted. */
type ModalState = 'opening' | 'open' | 'closing';

interface ModalProps {
  /** The accessible name. */
  readonly label: string;
  readonly className: string | undefined;
  readonly style?: CSSProperties;
  /** The animation: a layer fades, a box scales, a drawer slides in from the side. */
  readonly motion: 'fade' | 'scale' | 'slide';
  /** Called after closing, by its content, by Escape or by a click outside; the parent then unmounts the modal. */
  readonly onClosed: () => void;
  readonly closesOnOutsideClick?: boolean;
  /** Whether the dialog itself takes the focus, rather than its first control. */
  readonly takesFocus?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** The id of the element that describes the modal. */
  readonly describedBy?: string;
  readonly children: (modal: { readonly state: ModalState; readonly close: () => void }) => ReactNode;
}

/**
 * A dialog over everything else (SHL-08). It opens when it mounts, and opens and closes with the animation of its style.
 * Meanwhile the page behind it is inert and does not scroll; afterwards the focus returns to where it was. A modal that opens
 * over another one is nested inside it.
 */
export function Modal({
  label,
  className,
  style,
  motion,
  onClosed,
  closesOnOutsideClick: closesOnPressBeside = false,
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
      style={style}
      data-state={state}
      data-motion={motion}
      tabIndex={takesFocus ? -1 : undefined}
      aria-label={label}
      aria-describedby={describedBy}
      // Events of a nested dialog bubble to this one too.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      // The browser may close it immediately.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && !currentTarget.open) onClosed();
      }}
      // A click outside targets the dialog itself; a press that started inside, such as a drag, does not count.
      onPointerDown={({ target }) => {
        pressBegan.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        if (closesOnPressBeside && target === currentTarget && pressBegan.current === target) close();
      }}
    >
      <DialogContext value={dialog}>{children({ state, close })}</DialogContext>
    </dialog>
  );
}

/** Settles when the animations of the dialog and its backdrop have finished; immediately if there are none. */
function motionOf(dialog: HTMLDialogElement): Promise<unknown> {
  const isOwn = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target === dialog;
  // A DOM without animations lacks this method.
  const animations = 'getAnimations' in dialog ? dialog.getAnimations({ subtree: true }).filter(isOwn) : [];
  return Promise.allSettled(animations.map(({ finished }) => finished));
}
