import { Link } from 'react-router-dom';
import type { StartTarget } from '#application/catalogue/find-start-target.ts';
import { isEntitled } from '#domain/access/entitlement.ts';
import { startWatchingAction, startWatchingLabel } from '#domain/access/start-watching.ts';
import { entitlementsOf } from '#domain/account/viewer.ts';
import { playLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { useStartTarget } from '../catalogue/use-media.ts';
import { useWatchHistory } from '../history/use-watch-history.ts';
import buttonStyles from '../looks/button.module.css';
import { Icon } from '../looks/icon.tsx';
import { usePreparePlayer } from '../playback/use-playback.ts';
import { useText } from '../texts/texts.ts';
import styles from './start-button.module.css';
import { useAccount } from './use-account.ts';
import { useViewer } from './use-viewer.ts';

const LOOKS = `${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.large}`;

/** The start-watching button of a detail page (ACC-02, ACC-03). */
export function StartButton({ item }: { item: MediaItem }) {
  const { data: target } = useStartTarget(item, useViewer());
  return target ? (
    <StartTargetButton item={item} target={target} address={playLink(target.item)} />
  ) : (
    <span className={styles.placeholder} />
  );
}

interface StartTargetButtonProps {
  readonly item: MediaItem;
  readonly target: StartTarget;
  /** The play url. */
  readonly address: string;
}

/** The start-watching button of a page that knows what it plays, and where. */
export function StartTargetButton({ item, target, address }: StartTargetButtonProps) {
  const t = useText();
  const viewer = useViewer();
  const history = useWatchHistory();
  const { site } = useAccount();
  const prepare = usePreparePlayer();
  if (viewer.state === 'loading') return <span className={styles.placeholder} />;

  const label = startWatchingLabel({
    viewer,
    entitled: isEntitled(entitlementsOf(viewer), item.requiredEntitlements),
    isSeries: target.isFirstOfSeries,
    progress: progressOf(history, target.item.id),
  });
  const action = startWatchingAction(label);
  if (action !== 'play') {
    return (
      <a className={LOOKS} href={site.address(action)}>
        {t(`account:start.${label}`)}
      </a>
    );
  }
  return (
    <Link
      className={LOOKS}
      to={address}
      state={{ fromPage: true }}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      <Icon name="play" size={20} />
      {t(`account:start.${label}`)}
    </Link>
  );
}
