import { useEffect } from 'react';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';

/** The way from a recording to the live edge. */
export interface GoLive {
  readonly onGoLive: () => void;
  /** Called when the player begins or ceases to offer it. */
  readonly onOffered: (isOffered: boolean) => void;
}

/** The way to the live edge that the player offers when a recording has ended or cannot be played. */
export function GoLiveButton({ isPrimary, onGoLive, onOffered }: GoLive & { readonly isPrimary: boolean }) {
  const t = useText();
  useEffect(() => {
    onOffered(true);
    return () => onOffered(false);
  }, [onOffered]);
  return (
    <button
      type="button"
      className={`${buttonStyles.button} ${isPrimary ? buttonStyles.primary : buttonStyles.quiet}`}
      onClick={onGoLive}
    >
      {t('live:goLive')}
    </button>
  );
}
