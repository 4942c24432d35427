import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface ModalProps {
  /** How a screen reader announces it. */
  readonly label: string;
  readonly className: string | undefined;
  /** Escape, and a press beside it where it is to close so. */
  readonly onClose: () => void;
  readonly closesOnPressBeside?: boolean;
  /** Whether it takes the focus itself, rather than its first control. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A dialog over everything else, open for as long as it shows; the focus goes back to where it was afterwards. */
export function Modal({
  label,
  className,
  onClose,
  closesOnPressBeside = false,
  takesFocus = false,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (takesFocus) element?.focus();
    return () => element?.close();
  }, [takesFocus]);

  return (
    <dialog
      ref={dialog}
      className={className}
      tabIndex={takesFocus ? -1 : undefined}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // A press beside it meets the dialog itself.
        if (closesOnPressBeside && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
