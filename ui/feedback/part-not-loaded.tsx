import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import toastStyles from '../design-system/components/toast.module.css';
import { useText } from '../i18n/i18n.ts';

/** Says on this page that the code of what was pressed could not be loaded. Over the page, which does not move. */
export function PartNotLoaded() {
  const t = useText();
  const { key } = useLocation();
  const [pressedAt] = useState(key);
  return (
    pressedAt === key && (
      <p role="alert" className={`${toastStyles.place} ${toastStyles.shown}`}>
        {t('partNotLoaded')}
      </p>
    )
  );
}
