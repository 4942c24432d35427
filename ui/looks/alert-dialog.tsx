import { useId } from 'react';
import { useText } from '../texts/texts.ts';
import styles from './alert-dialog.module.css';
import buttonStyles from './button.module.css';
import { Modal } from './modal.tsx';

interface AlertDialogProps {
  readonly heading: string;
  readonly text: string;
  readonly onClosed: () => void;
}

/** Something that must be known before one goes on: a modal with one button (SHL-15). */
export function AlertDialog({ heading, text, onClosed }: AlertDialogProps) {
  const t = useText();
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      label={heading}
      describedBy={id}
      className={styles.alert}
      motion="scale"
      onClosed={onClosed}
      closesOnPressBeside
    >
      {({ close }) => (
        <>
          <h2 className={styles.heading}>{heading}</h2>
          <p id={id} className={styles.text}>
            {text}
          </p>
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.primary}`} onClick={close}>
            {t('ok')}
          </button>
        </>
      )}
    </Modal>
  );
}
