import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { isLocked, startWatchingLabel } from '#domain/access/start-button.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { useRequestedPlayer } from './use-requested-player.ts';
import { useConfig } from '../session/use-config.ts';
import { useWatchHistory } from '../session/use-watch-history.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import type { PlayerInPage } from './player-view.tsx';
import { usePreparePlayer } from './use-playback.ts';
import type { StartTarget } from './use-start-target.ts';
import { useText } from '../i18n/i18n.ts';
import styles from './start-button.module.css';
import { useViewer } from '../session/use-viewer.ts';
import { AccessLink } from '../access/access-link.tsx';
import { TryAgainButton } from '../feedback/try-again-button.tsx';
import { useMayPlay } from '../session/use-access.ts';

const LOOKS = `${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.large}`;

interface StartButtonProps {
  /** The item of the page. */
  readonly item: MediaItem;
  /** Undefined while it loads; null if there is nothing to start. */
  readonly target: StartTarget | null | undefined;
  /** Given if the target failed to load. */
  readonly onTryAgain?: (() => void) | null;
  /** The inline player of the page, while it is open. */
  readonly player?: RefObject<PlayerInPage | null> | undefined;
}

/**
 * The start-watching button of a detail page (ACC-02, ACC-03); nothing on the page of a program that has no workouts. Whatever it
 * says, and while its target or its viewer is loading, the buttons beside it stay where they are.
 */
export function StartButton({ item, target, onTryAgain, player }: StartButtonProps) {
  const isLoading = useViewer().state === 'loading';
  if (target === null) return null;
  if (onTryAgain) return <TryAgainButton className={`${LOOKS} ${styles.place}`} onPress={onTryAgain} />;
  if (!target || isLoading) return <div className={`${styles.place} ${styles.placeholder}`} />;
  return (
    <div className={styles.place} data-first-focus>
      <KnownTargetButton {...{ item, target, player }} />
    </div>
  );
}

/**
 * The button of a viewer who is not loading. The viewer needs access to the page's item and to the target: the label promises
 * only what the player allows.
 */
function KnownTargetButton({
  item,
  target,
  player,
}: Pick<StartButtonProps, 'item' | 'player'> & { readonly target: StartTarget }) {
  const t = useText();
  const viewer = useViewer();
  const mayPlay = useMayPlay();
  const history = useWatchHistory();
  const prepare = usePreparePlayer();
  const { inlinePlayer } = useConfig();
  const { isOpen } = useRequestedPlayer(target.item);

  const label = startWatchingLabel({
    viewer,
    entitled: mayPlay(item) && mayPlay(target.item),
    isSeries: target.isFirstOfSeries,
    progress: progressOf(history, target.item.id),
  });
  if (isLocked(label)) return <AccessLink label={label} />;
  // If the video already plays in this page, the button does not navigate: the history would contain the same page twice.
  if (player && inlinePlayer && isOpen && target.item.id === item.id) {
    return (
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.large}`}
        onClick={() => player.current?.resume()}
      >
        {t('playback:backToVideo')}
      </button>
    );
  }
  return (
    <Link
      className={LOOKS}
      to={target.address}
      state={{ fromPage: true }}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      <Icon name="play" size={20} />
      <span>{t(`access:start.${label}`)}</span>
    </Link>
  );
}
