import type { MouseEvent } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { WatchHistoryStore } from '#application/history/watch-history-store.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { progress } from '#domain/progress/progress.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { useInjection } from '../session/use-injection.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import styles from './card.module.css';
import { useOfferUndo } from './undo.ts';

/** Takes an item out of continue watching, which is a write of progress 0 (HIS-01), and offers to take that back (CAT-29). */
export function RemoveButton({ item }: { item: MediaItem }) {
  const t = useText();
  const title = useItemTitle()(item);
  const history = useInjection(WatchHistoryStore);
  const offerUndo = useOfferUndo();
  const remove = ({ detail }: MouseEvent) => {
    const before = progressOf(history.now(), item.id);
    const save = history.saver();
    save({ mediaId: item.id, progress: progress(0) });
    offerUndo({
      words: t('catalogue:removed', { title }),
      undo: () => save({ mediaId: item.id, progress: before }),
      // A press by keyboard counts no clicks.
      takesFocus: detail === 0,
    });
  };
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={t('catalogue:remove', { title })}
      onClick={remove}
    >
      <Icon name="close" size={18} />
    </button>
  );
}
