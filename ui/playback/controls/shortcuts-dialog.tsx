import { shortcutsOf } from '#domain/playback/shortcut.ts';
import { Icon } from '../../design-system/components/icon.tsx';
import buttonStyles from '../../design-system/components/button.module.css';
import { Modal } from '../../design-system/components/modal.tsx';
import { useText } from '../../i18n/i18n.ts';
import styles from './shortcuts-dialog.module.css';

/** How keys are labelled that have no letter; the others are capitals. */
const SIGNS: Readonly<Record<string, string>> = {
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
};

interface ShortcutsDialogProps {
  readonly isChannel: boolean;
  readonly onClosed: () => void;
}

/** The keyboard shortcuts of the player. */
export function ShortcutsDialog({ isChannel, onClosed }: ShortcutsDialogProps) {
  const t = useText();
  const label = t('playback:controls.shortcuts');
  const written = (key: string): string => {
    if (key === ' ') return t('playback:key.space');
    if (key === 'home' || key === 'end' || key === 'pageup' || key === 'pagedown')
      return t(`playback:key.${key}`);
    return SIGNS[key] ?? key.toUpperCase();
  };
  return (
    <Modal label={label} className={styles.dialog} motion="scale" onClosed={onClosed} closesOnOutsideClick>
      {({ close }) => (
        <>
          <div className={styles.head}>
            <h2>{label}</h2>
            <button type="button" className={buttonStyles.icon} onClick={close}>
              <Icon name="close" />
              <span className="visually-hidden">{t('close')}</span>
            </button>
          </div>
          <dl>
            {shortcutsOf(isChannel).map(({ name, keys, withShift }) => {
              const isRange = keys.length > 2;
              const [first = '', last = ''] = isRange ? [keys[0], keys.at(-1)] : keys;
              return (
                <div key={name} className={styles.row}>
                  <dt>
                    {withShift && (
                      <>
                        <kbd>{t('playback:key.shift')}</kbd>{' '}
                      </>
                    )}
                    <kbd>{written(first)}</kbd>
                    {last && (
                      <>
                        {' '}
                        <span>{t(isRange ? 'playback:key.to' : 'playback:key.or')}</span>{' '}
                        <kbd>{written(last)}</kbd>
                      </>
                    )}
                  </dt>
                  <dd>{t(`playback:shortcut.${name}`)}</dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </Modal>
  );
}
