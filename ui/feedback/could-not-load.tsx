import { useText } from '../i18n/i18n.ts';
import { TryAgainButton } from './try-again-button.tsx';
import styles from './could-not-load.module.css';

interface CouldNotLoadProps {
  /** What could not be loaded; by default the items of a list. */
  readonly text?: string;
  readonly onTryAgain: () => void;
}

/** A message that something could not be loaded, with a retry button (CAT-19). */
export function CouldNotLoad({ text, onTryAgain }: CouldNotLoadProps) {
  const t = useText();
  return (
    <div className={styles.failure} role="status">
      <p>{text ?? t('catalogue:couldNotLoadItems')}</p>
      <TryAgainButton className={styles.tryAgain} onPress={onTryAgain} />
    </div>
  );
}
