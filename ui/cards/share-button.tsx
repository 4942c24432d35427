import { useEffect, useState } from 'react';
import type { ShareOutcome } from '#application/ports/sharing.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './share-button.module.css';
import { useShare } from './use-share.ts';

/** How long 'Copied url' shows, in milliseconds (Specification 1, section 9). */
const COPIED_SHOWS_MS = 2000;

/** Shares the page (MED-12). */
export function ShareButton({ title }: { title: string }) {
  const t = useText();
  const share = useShare();
  const [last, setLast] = useState<{ readonly outcome: ShareOutcome } | null>(null);

  useEffect(() => {
    if (last?.outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setLast(null), COPIED_SHOWS_MS);
    return () => clearTimeout(timer);
  }, [last]);

  return (
    <div className={styles.place}>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.large} ${buttonStyles.tool}`}
        onClick={() => void share(title).then((outcome) => setLast({ outcome }))}
      >
        <Icon name="share" size={20} />
        <span>{t('details:share')}</span>
      </button>
      <p className={styles.said} role="status">
        {last?.outcome === 'copied' && <span>{t('details:copiedUrl')}</span>}
        {last?.outcome === 'refused' && <span>{t('details:notCopied')}</span>}
      </p>
    </div>
  );
}
