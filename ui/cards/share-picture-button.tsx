import { useState } from 'react';
import { PictureSharing, type PictureOutcome } from '#application/ports/picture-sharing.ts';
import type { PictureContent } from '#domain/sharing/share-picture.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useLanguage, useText } from '../i18n/i18n.ts';
import { useConfig } from '../session/use-config.ts';
import { useInjection } from '../session/use-injection.ts';
import styles from './share-button.module.css';

interface SharePictureButtonProps {
  readonly content: Omit<PictureContent, 'siteName' | 'direction'>;
  /** Without its extension. */
  readonly fileName: string;
  readonly isLarge?: boolean;
}

/** Shares what a member has done as a picture (PLY-12, PRG-02). */
export function SharePictureButton({ content, fileName, isLarge = false }: SharePictureButtonProps) {
  const t = useText();
  const sharing = useInjection(PictureSharing);
  const { siteName, styling } = useConfig();
  const { direction } = useLanguage();
  const [outcome, setOutcome] = useState<PictureOutcome | null>(null);
  const share = async () => {
    setOutcome(null);
    setOutcome(
      await sharing.share({ content: { ...content, siteName, direction }, colors: styling, fileName }),
    );
  };
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${isLarge ? buttonStyles.large : ''}`}
        onClick={() => void share()}
      >
        <Icon name="share" size={20} />
        <span>{t('catalogue:sharePicture')}</span>
      </button>
      <p className={styles.said} role="status">
        {outcome === 'saved' && <span>{t('catalogue:pictureSaved')}</span>}
        {outcome === 'failed' && <span>{t('catalogue:pictureFailed')}</span>}
      </p>
    </div>
  );
}
