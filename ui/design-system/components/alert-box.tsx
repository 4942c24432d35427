import { useId, type ReactNode } from 'react';
import styles from './alert-box.module.css';
import { Modal } from './modal.tsx';

interface AlertBoxProps {
  readonly heading: string;
  readonly text: string;
  readonly onClosed: () => void;
  /** The buttons below the text; the first one receives the focus. */
  readonly children: (close: () => void) => ReactNode;
}

/** A modal that interrupts with a message (SHL-15). */
export function AlertBox({ heading, text, onClosed, children }: AlertBoxProps) {
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      label={heading}
      describedBy={id}
      className={styles.alert}
      motion="scale"
      onClosed={onClosed}
      closesOnOutsideClick
    >
      {({ close }) => (
        <>
          <h2 className={styles.heading}>{heading}</h2>
          <p id={id} className={styles.text}>
            {text}
          </p>
          <div className={styles.buttons}>{children(close)}</div>
        </>
      )}
    </Modal>
  );
}
