import type { RefObject } from 'react';
import { isLocked } from '#domain/access/start-button.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useRequestedPlayer } from './use-requested-player.ts';
import { useConfig } from '../session/use-config.ts';
import buttonStyles from '../design-system/components/button.module.css';
import type { PlayerInPage } from './player-view.tsx';
import { usePreparePlayer } from './use-prepare-player.ts';
import type { StartTarget } from './use-start-target.ts';
import { useText } from '../i18n/i18n.ts';
import styles from './start-button.module.css';
import { useViewer } from '../session/use-viewer.ts';
import { START_LOOKS, StartLink, useStartLabel } from './start-link.tsx';
import { TryAgainButton } from '../feedback/try-again-button.tsx';

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
  if (onTryAgain) return <TryAgainButton className={`${START_LOOKS} ${styles.place}`} onPress={onTryAgain} />;
  if (!target || isLoading) return <div className={`${styles.place} ${styles.placeholder}`} />;
  return (
    <div className={styles.place} data-first-focus>
      <KnownTargetButton {...{ item, target, player }} />
    </div>
  );
}

/** The button of a viewer who is not loading. */
function KnownTargetButton({
  item,
  target,
  player,
}: Pick<StartButtonProps, 'item' | 'player'> & { readonly target: StartTarget }) {
  const t = useText();
  const label = useStartLabel(item, target);
  const prepare = usePreparePlayer();
  const { inlinePlayer } = useConfig();
  const { isOpen } = useRequestedPlayer(target.item);

  // If the video already plays in this page, the button does not navigate: the history would contain the same page twice.
  if (!isLocked(label) && player && inlinePlayer && isOpen && target.item.id === item.id) {
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
    <StartLink
      label={label}
      address={target.address}
      onSign={() => prepare()}
      onDown={() => prepare(target.item)}
    />
  );
}
