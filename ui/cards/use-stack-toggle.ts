import { StackStore } from '#application/stack/stack-store.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { STACK_PATH } from '#domain/navigation/paths.ts';
import type { AddResult } from '#domain/stack/stack.ts';
import { useText } from '../i18n/i18n.ts';
import { useInjection } from '../session/use-injection.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { useStack } from '../session/use-stack.ts';
import { useOfferUndo } from './undo.ts';

interface StackToggle {
  readonly isStacked: boolean;
  readonly toggle: () => AddResult['outcome'] | 'removed';
}

/** Adds an item to the stack, or removes it, and offers to take that back (CAT-29, CAT-30). */
export function useStackToggle(item: MediaItem): StackToggle {
  const t = useText();
  const title = useItemTitle()(item);
  const store = useInjection(StackStore);
  const isStacked = useStack().includes(item.id);
  const offerUndo = useOfferUndo();
  const page = { link: STACK_PATH, name: t('stack') };
  const remove = () => {
    const before = store.now();
    store.remove(item.id);
    offerUndo({
      words: t('catalogue:unstacked', { title }),
      undo: () => store.putBack(before),
      page,
      takesFocus: false,
    });
    return 'removed' as const;
  };
  const add = () => {
    const outcome = store.add(item.id);
    if (outcome === 'added')
      offerUndo({
        words: t('catalogue:stacked', { title }),
        undo: () => store.remove(item.id),
        page,
        takesFocus: false,
      });
    return outcome;
  };
  return { isStacked, toggle: isStacked ? remove : add };
}
