import { useText } from '../../i18n/i18n.ts';
import { useCouchMode, useChooseCouchMode } from '../../session/use-couch-mode.ts';
import styles from './couch-switch.module.css';

/** Turns couch mode on and off on this device, whatever it is otherwise (SHL-16). */
export function CouchSwitch() {
  const t = useText();
  const isOn = useCouchMode();
  const choose = useChooseCouchMode();
  return (
    <button type="button" className={styles.switch} aria-pressed={isOn} onClick={() => choose(!isOn)}>
      <span>{t('footer:couchMode')}</span>
      <span className={styles.track} />
    </button>
  );
}
