import { isLocked, startWatchingLabel, type StartWatchingLabel } from '#domain/access/start-button.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { AccessLink } from '../access/access-link.tsx';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import { useMayPlay } from '../session/use-access.ts';
import { useViewer } from '../session/use-viewer.ts';
import { useWatchHistory } from '../session/use-watch-history.ts';
import type { StartTarget } from './use-start-target.ts';

export const START_LOOKS = `${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.large}`;

/**
 * The label of the start-watching button, for a viewer who is not loading (ACC-02). The viewer needs access to the page's item and
 * to the target: the label promises only what the player allows.
 */
export function useStartLabel(item: MediaItem, target: Omit<StartTarget, 'address'>): StartWatchingLabel {
  const viewer = useViewer();
  const mayPlay = useMayPlay();
  const history = useWatchHistory();
  return startWatchingLabel({
    viewer,
    entitled: mayPlay(item) && mayPlay(target.item),
    isSeries: target.isFirstOfSeries,
    progress: progressOf(history, target.item.id),
  });
}

interface StartLinkProps {
  readonly label: StartWatchingLabel;
  /** The play url. */
  readonly address: string;
  /** Called when a press is likely. */
  readonly onSign?: () => void;
  /** Called when a press begins. */
  readonly onDown?: () => void;
}

/** Starts a video, or leads to the page that gives access to it (ACC-03). */
export function StartLink({ label, address, onSign, onDown }: StartLinkProps) {
  const t = useText();
  if (isLocked(label)) return <AccessLink label={label} />;
  return (
    <Link
      className={START_LOOKS}
      to={address}
      state={{ fromPage: true }}
      onPointerEnter={onSign}
      onPointerDown={onDown}
      onFocus={onSign}
    >
      <Icon name="play" size={20} />
      <span>{t(`access:start.${label}`)}</span>
    </Link>
  );
}
