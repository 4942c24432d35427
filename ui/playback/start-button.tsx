import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { startWatchingAction, startWatchingLabel } from '#domain/access/start-button.ts';
import { playLink } from '#domain/catalogue/card-link.ts';
import type { StartTarget } from '#domain/catalogue/start-target.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { useCinema } from './use-cinema.ts';
import { useStartTarget } from '../queries/use-media.ts';
import { useConfig } from '../session/use-config.ts';
import { useForLink } from '../session/use-item-title.ts';
import { useWatchHistory } from '../session/use-watch-history.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import type { PlayerInPage } from './player-view.tsx';
import { usePreparePlayer } from './use-playback.ts';
import { useText } from '../i18n/i18n.ts';
import styles from './start-button.module.css';
import { useViewer } from '../session/use-viewer.ts';
import { AccessLink } from '../access/access-link.tsx';
import { TryAgainButton } from '../feedback/try-again-button.tsx';
import { useMayPlay } from '../access/use-may-play.ts';

const LOOKS = `${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.large}`;

/** Keeps the place of a start button while its item, its target or its viewer is loading. */
export const StartButtonPlaceholder = () => <div className={`${styles.place} ${styles.placeholder}`} />;

interface StartButtonProps {
  readonly item: MediaItem;
  /** The inline player of the page, while it is open. */
  readonly player?: RefObject<PlayerInPage | null> | undefined;
}

/** The start-watching button of a detail page (ACC-02, ACC-03); nothing on the page of a program that has no workouts. */
export function StartButton({ item, player }: StartButtonProps) {
  const forLink = useForLink();
  const { target, tryAgain } = useStartTarget(item, useViewer());
  if (target === null) return null;
  if (tryAgain) return <TryAgainButton className={`${LOOKS} ${styles.place}`} onPress={tryAgain} />;
  return target ? (
    <StartTargetButton item={item} target={target} address={playLink(forLink(target.item))} player={player} />
  ) : (
    <StartButtonPlaceholder />
  );
}

interface StartTargetButtonProps extends StartButtonProps {
  readonly target: StartTarget;
  /** The play url. */
  readonly address: string;
}

/** The start-watching button for a known target and play url. Whatever it says, the buttons beside it stay where they are. */
export function StartTargetButton(props: StartTargetButtonProps) {
  if (useViewer().state === 'loading') return <StartButtonPlaceholder />;
  return (
    <div className={styles.place}>
      <KnownViewerButton {...props} />
    </div>
  );
}

/**
 * The button of a viewer who is not loading. The viewer needs access to the page's item and to the target: the label promises
 * only what the player allows.
 */
function KnownViewerButton({ item, target, address, player }: StartTargetButtonProps) {
  const t = useText();
  const viewer = useViewer();
  const mayPlay = useMayPlay();
  const history = useWatchHistory();
  const prepare = usePreparePlayer();
  const { inlinePlayer } = useConfig();
  const { isOpen } = useCinema(target.item);

  const label = startWatchingLabel({
    viewer,
    entitled: mayPlay(item) && mayPlay(target.item),
    isSeries: target.isFirstOfSeries,
    progress: progressOf(history, target.item.id),
  });
  if (startWatchingAction(label) !== 'play') return <AccessLink />;
  const face = (
    <>
      <Icon name="play" size={20} />
      <span>{t(`access:start.${label}`)}</span>
    </>
  );
  // If the video already plays in this page, the button does not navigate: the history would contain the same page twice.
  if (player && inlinePlayer && isOpen && target.item.id === item.id) {
    return (
      <button type="button" className={LOOKS} onClick={() => player.current?.resume()}>
        {face}
      </button>
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
      {face}
    </Link>
  );
}
