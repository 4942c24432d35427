import { useText } from '../../i18n/i18n.ts';
import { AlertBox } from './alert-box.tsx';
import buttonStyles from './button.module.css';

interface AlertDialogProps {
  readonly heading: string;
  readonly text: string;
  readonly onClosed: () => void;
}

/** A modal with a message and one button (SHL-15). */
export function AlertDialog({ heading, text, onClosed }: AlertDialogProps) {
  const t = useText();
  return (
    <AlertBox heading={heading} text={text} onClosed={onClosed}>
      {(close) => (
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.primary}`} onClick={close}>
          {t('ok')}
        </button>
      )}
    </AlertBox>
  );
}
