import { useText } from '../../i18n/i18n.ts';
import { AlertBox } from './alert-box.tsx';
import buttonStyles from './button.module.css';

interface ConfirmDialogProps {
  readonly heading: string;
  readonly text: string;
  /** The label of the confirming button. */
  readonly confirmation: string;
  readonly onConfirmed: () => void;
  readonly onClosed: () => void;
}

/** Asks for confirmation: Escape, a click outside and the first button cancel. */
export function ConfirmDialog({ heading, text, confirmation, onConfirmed, onClosed }: ConfirmDialogProps) {
  const t = useText();
  return (
    <AlertBox heading={heading} text={text} onClosed={onClosed}>
      {(close) => (
        <>
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={close}>
            {t('cancel')}
          </button>
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
            onClick={() => {
              onConfirmed();
              close();
            }}
          >
            {confirmation}
          </button>
        </>
      )}
    </AlertBox>
  );
}
