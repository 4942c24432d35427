import type { LockReason } from '#domain/access/access-rule.ts';
import { lockedLabel } from '#domain/access/start-button.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useImage } from '../cards/use-image.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { Picture } from '../design-system/components/picture.tsx';
import { useText } from '../i18n/i18n.ts';
import { useVideoColors } from '../session/use-video-colors.ts';
import { useViewer } from '../session/use-viewer.ts';
import styles from './paywall.module.css';
import { AccessLink } from './access-link.tsx';

/** Replaces the video of a locked item: the reason and the access link, over the item's image (ACC-05). */
export function Paywall({ item, reason }: { item: MediaItem; reason: LockReason }) {
  const t = useText();
  const label = lockedLabel(useViewer());
  const image = useImage()(item, 'backgroundImage', 'paywall');
  return (
    <section className={styles.paywall} style={useVideoColors()} aria-label={t('access:paywall')}>
      <div className={styles.picture}>
        <Picture address={image} sizes="100vw" urgent />
      </div>
      <div className={styles.words}>
        <Icon name="lock" size={32} />
        <h2 className={styles.heading}>{t(`access:paywall.${reason}`)}</h2>
        <p>{t(`access:paywall.${reason}Text`)}</p>
        <AccessLink label={label} />
      </div>
    </section>
  );
}
