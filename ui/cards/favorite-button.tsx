import { useState } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { AlertDialog } from '../design-system/components/alert-dialog.tsx';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './favorite-button.module.css';
import { useFavorite } from './use-favorite.ts';

/** Adds a page's item to the favorites, or removes it (MED-05, FAV-01). */
export function FavoriteButton({ item }: { item: MediaItem }) {
  const t = useText();
  const favorite = useFavorite(item);
  const [isTooMany, setIsTooMany] = useState(false);
  if (!favorite) return null;
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.large} ${buttonStyles.tool} ${styles.button}`}
        aria-pressed={favorite.isMarked}
        onClick={() => setIsTooMany(favorite.toggle() === 'too-many')}
      >
        <Icon name="heart" size={20} />
        <span>{t('details:favorite')}</span>
      </button>
      {isTooMany && (
        <AlertDialog
          heading={t('details:tooMany', { most: favorite.most })}
          text={t('details:tooManyText')}
          onClosed={() => setIsTooMany(false)}
        />
      )}
    </>
  );
}
