import { useRef, useState } from 'react';
import buttonStyles from '../design-system/components/button.module.css';
import toastStyles from '../design-system/components/toast.module.css';
import { useText } from '../i18n/i18n.ts';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import { useOfferRelease } from '../session/use-offer-release.ts';
import styles from './new-release-notice.module.css';

/** Offers to load the page again in a newer release of the app. Over the page, which does not move. */
export function NewReleaseNotice() {
  const t = useText();
  const { isOffered, accept, postpone } = useOfferRelease();
  const [attempt, setAttempt] = useState<'none' | 'pending' | 'failed'>('none');
  // What became of an earlier offer says nothing about the next one.
  if (!isOffered && attempt !== 'none') setAttempt('none');
  const reload = async () => {
    setAttempt('pending');
    if (!(await accept())) setAttempt('failed');
  };
  return (
    <div className={`${toastStyles.place} ${isOffered ? toastStyles.shown : ''} ${styles.place}`}>
      <p role="status" className={isOffered ? styles.text : undefined}>
        {isOffered && (attempt === 'failed' ? t('stillOffline') : t('releases:ready'))}
      </p>
      {isOffered && (
        <Answers isPending={attempt === 'pending'} onAccept={() => void reload()} onPostpone={postpone} />
      )}
    </div>
  );
}

interface AnswersProps {
  readonly isPending: boolean;
  readonly onAccept: () => void;
  readonly onPostpone: () => void;
}

function Answers({ isPending, onAccept, onPostpone }: AnswersProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useLeaveFocus(place);
  return (
    <div ref={place} className={styles.answers}>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.primary}`}
        aria-disabled={isPending}
        onClick={isPending ? undefined : onAccept}
      >
        {t('releases:reload')}
      </button>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={onPostpone}>
        {t('releases:later')}
      </button>
    </div>
  );
}
