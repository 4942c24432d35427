import toastStyles from '../design-system/components/toast.module.css';
import { useText } from '../i18n/i18n.ts';

/** Says that the code of what was pressed could not be loaded. Over the page, which does not move. */
export function PartNotLoaded() {
  const t = useText();
  return (
    <p role="alert" className={`${toastStyles.place} ${toastStyles.shown}`}>
      {t('partNotLoaded')}
    </p>
  );
}
