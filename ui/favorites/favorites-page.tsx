import { useEffect, useRef, useState, type Ref } from 'react';
import { favoriteGroups } from '#domain/favorites/favorite-groups.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import { WORKOUTS_PATH } from '#domain/navigation/paths.ts';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { useOfferUndo } from '../cards/undo.ts';
import { Link } from '../navigation/link.tsx';
import { useItemTitle } from '../session/use-item-title.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { ConfirmDialog } from '../design-system/components/confirm-dialog.tsx';
import { MessagePage } from '../feedback/message-page.tsx';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useText } from '../i18n/i18n.ts';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import { FavoriteGroupSection } from './favorite-group-section.tsx';
import styles from './favorites-page.module.css';
import { useFavoritesPage } from './use-favorites-page.ts';

/** The number of changes made on the page, and the text of the last one, for screen readers; empty if it is said elsewhere. */
interface Done {
  readonly count: number;
  readonly words: string;
}
const nothingDone: Done = { count: 0, words: '' };

/** /u/favorites: the member's favorites, in groups (FAV-04). */
export function FavoritesPage() {
  const t = useText();
  const titleOf = useItemTitle();
  const offerUndo = useOfferUndo();
  const [isConfirming, setIsConfirming] = useState(false);
  const { heading, done, note } = useDone(isConfirming);
  const { items, isFetching, hasNone, isMissing, failure, tryAgain, unmark, clear } = useFavoritesPage();
  const title = t(isMissing ? 'favorites:notFound' : 'favorites');
  useDocumentTitle(title, isMissing || hasNone || items !== undefined);

  if (isMissing) {
    return (
      <div className={styles.failure}>
        <MessagePage
          heading={t('favorites:notFound')}
          text={t('favorites:notFoundText')}
          {...(failure && { failure })}
          onTryAgain={tryAgain}
        />
      </div>
    );
  }
  const remove = (item: MediaItem) => {
    offerUndo({
      words: t('favorites:removed', { title: titleOf(item) }),
      undo: unmark(item),
      takesFocus: false,
    });
    note('');
  };
  const clearAll = () => {
    clear();
    note(t('favorites:cleared'));
  };
  return (
    <div className={styles.page}>
      <FavoritesHead heading={heading} onClear={hasNone ? null : () => setIsConfirming(true)} />
      <p className="visually-hidden" role="status">
        {/* A new key makes screen readers announce the same text again. */}
        <span key={done.count}>{done.words}</span>
      </p>
      {hasNone ? (
        <NoFavorites />
      ) : items?.length === 0 && !isFetching ? (
        <NoneShown onTryAgain={tryAgain} />
      ) : (
        <FavoriteGroups items={items ?? []} onRemove={remove} />
      )}
      {isConfirming && (
        <ConfirmDialog
          heading={t('favorites:clearQuestion')}
          text={t('favorites:clearWarning')}
          confirmation={t('favorites:clear')}
          onConfirmed={clearAll}
          onClosed={() => setIsConfirming(false)}
        />
      )}
    </div>
  );
}

/** Records a change and moves the focus to the heading, once no dialog is open. */
function useDone(isConfirming: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState(nothingDone);
  const note = (words: string) => setDone(({ count }) => ({ count: count + 1, words }));

  // The control that was used is removed with its item; a cancelled dialog restores the focus itself.
  const followed = useRef(nothingDone);
  useEffect(() => {
    if (isConfirming || followed.current.count === done.count) return;
    followed.current = done;
    heading.current?.focus();
  }, [done, isConfirming]);
  return { heading, done, note };
}

interface FavoritesHeadProps {
  readonly heading: Ref<HTMLHeadingElement>;
  /** Null if there is nothing to clear. */
  readonly onClear: (() => void) | null;
}

function FavoritesHead({ heading, onClear }: FavoritesHeadProps) {
  const t = useText();
  return (
    <div className={styles.head}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {t('favorites')}
      </h1>
      {onClear && (
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.quiet}`}
          aria-haspopup="dialog"
          onClick={onClear}
        >
          {t('favorites:clear')}
        </button>
      )}
    </div>
  );
}

interface FavoriteGroupsProps {
  readonly items: readonly MediaItem[];
  readonly onRemove: (item: MediaItem) => void;
}

/** Shows placeholders until there are items. */
function FavoriteGroups({ items, onRemove }: FavoriteGroupsProps) {
  if (items.length === 0) return <SkeletonCards count={PLACEHOLDERS.list} layout={styles.grid} />;
  return favoriteGroups(items).map((group) => (
    <FavoriteGroupSection key={group.name} group={group} onRemove={onRemove} />
  ));
}

/** Shown if there are favorites, but the platform returned none of their items. */
function NoneShown({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useText();
  const message = useRef<HTMLDivElement>(null);
  useLeaveFocus(message);
  return (
    <div ref={message} className={styles.none} role="alert">
      <h2>{t('favorites:noneShown')}</h2>
      <p>{t('favorites:noneShownText')}</p>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.primary}`} onClick={onTryAgain}>
        {t('tryAgain')}
      </button>
    </div>
  );
}

function NoFavorites() {
  const t = useText();
  return (
    <div className={styles.none}>
      <h2>{t('favorites:none')}</h2>
      <p>{t('favorites:noneText')}</p>
      <Link className={`${buttonStyles.button} ${buttonStyles.primary}`} to={WORKOUTS_PATH}>
        {t('catalogue:findWorkouts')}
      </Link>
    </div>
  );
}
