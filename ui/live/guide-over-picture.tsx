import { useEffect, useRef, type KeyboardEvent } from 'react';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { Guide, type GuideProps } from './guide.tsx';
import styles from './guide-over-picture.module.css';

/** What shows a selection: the player, or the details of a program that is to come. */
export type Shown = 'player' | 'details';

interface GuideOverPictureProps extends Omit<GuideProps, 'view' | 'onScrolled' | 'onSelect'> {
  readonly onSelect: (...selected: Parameters<GuideProps['onSelect']>) => Shown | null;
  readonly onClose: () => void;
}

/** The guide over the picture of the player, in full screen, too: it closes when something is chosen that plays (LIV-12). */
export function GuideOverPicture({ onClose, onSelect, ...guide }: GuideOverPictureProps) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={t('live:guideOverPicture')}
      onKeyDown={onKeyDown}
    >
      <button type="button" className={`${buttonStyles.icon} ${styles.close}`} onClick={onClose}>
        <Icon name="close" />
        <span className="visually-hidden">{t('live:closeGuide')}</span>
      </button>
      <Guide
        {...guide}
        view={null}
        onScrolled={nothing}
        onSelect={(channel, program) => {
          if (onSelect(channel, program) === 'player') onClose();
        }}
      />
    </section>
  );
}

const nothing = (): void => undefined;
