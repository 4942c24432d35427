import { useRef } from 'react';
import { AppFailure } from '#application/app-failure.ts';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import type { Query } from '#domain/search/query.ts';
import type { UnderstoodFilter } from '#domain/search/understood-query.ts';
import { FilterChips } from '../cards/filter-chips.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { Busy } from '../feedback/busy.tsx';
import { useText } from '../i18n/i18n.ts';
import { TryAgainButton } from '../feedback/try-again-button.tsx';
import gridStyles from '../cards/card-list.module.css';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import { FoundResults, tryAgainLook, useCountText } from './found-results.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';
import styles from './search-states.module.css';
import type { SearchState } from './use-search.ts';
import { looksFurther } from './use-seen-results.ts';

interface SearchStatesProps {
  readonly query: Query;
  readonly search: SearchState;
  /** The filters that the query is understood to name (SRC-07). */
  readonly filters: readonly UnderstoodFilter[];
  /** Lets words of the query be text. */
  readonly onTakeBack: (words: string) => void;
}

/** Renders every state of a search (SRC-03), and announces it to screen readers. */
export function SearchStates({ query, search, filters, onTakeBack }: SearchStatesProps) {
  const t = useText();
  const page = useRef<HTMLDivElement>(null);
  const focusPage = () => page.current?.focus({ preventScroll: true });
  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      <Announcement search={search} />
      <div className={styles.filters}>
        <FilterChips
          name={t('search:filters')}
          chips={filters}
          onRemove={({ words }) => onTakeBack(words)}
          onNone={focusPage}
        />
      </div>
      <State query={query} search={search} filters={filters} onGone={focusPage} />
    </div>
  );
}

interface StateProps extends Pick<SearchStatesProps, 'query' | 'search' | 'filters'> {
  /** Takes the focus when what has it goes. */
  readonly onGone: () => void;
}

function State({ query, search, filters, onGone }: StateProps) {
  const t = useText();
  switch (search.kind) {
    case 'prompt':
      return (
        <>
          <div className={`${styles.message} ${styles.prompt}`}>
            <h1>{t('search:startTyping')}</h1>
            <p>{t('search:startTypingText')}</p>
          </div>
          <SearchSuggestions onGone={onGone} />
        </>
      );
    case 'waiting':
      // Filters would move whatever is there.
      return <Busy className={undefined} />;
    case 'loading':
      return (
        <>
          <h1 className={styles.title}>{t('search:resultsFor', { query })}</h1>
          <SkeletonCards count={PLACEHOLDERS.list} layout={gridStyles.placeholders} />
        </>
      );
    case 'failed':
      return <Failed failure={search.failure} onTryAgain={search.tryAgain} />;
    case 'found':
      return search.count === 0 && !search.hasMore ? (
        <NothingFound query={search.query} isFiltered={filters.length > 0} />
      ) : (
        <FoundResults found={search} />
      );
  }
}

function NothingFound({ query, isFiltered }: { query: Query; isFiltered: boolean }) {
  const t = useText();
  return (
    <div className={styles.message}>
      <h1>{t('search:nothingFound', { query })}</h1>
      <ul className={styles.tips}>
        <li>{t('search:tip.spelling')}</li>
        <li>{t('search:tip.fewer')}</li>
        <li>{t('search:tip.names')}</li>
        {isFiltered && <li>{t('search:tip.filters')}</li>}
      </ul>
    </div>
  );
}

function Failed({ failure, onTryAgain }: { failure: Error; onTryAgain: () => void }) {
  const t = useText();
  const message = useRef<HTMLDivElement>(null);
  useLeaveFocus(message);
  return (
    <div ref={message} className={styles.message}>
      <h1>{t('screenFailed')}</h1>
      <h2>{t('search:failedLead')}</h2>
      <p>{t('search:failedText')}</p>
      {failure instanceof AppFailure && failure.status !== null && (
        <p className={styles.detail}>
          {t('failureDetail', { status: failure.status, message: failure.message })}
        </p>
      )}
      <TryAgainButton className={tryAgainLook} onPress={onTryAgain} />
    </div>
  );
}

/** Stays mounted while the state changes, so that screen readers announce it. */
function Announcement({ search }: { search: SearchState }) {
  const t = useText();
  const countText = useCountText();
  return (
    <p className="visually-hidden" role="status">
      {search.kind === 'found' &&
        (search.isOutdated || looksFurther(search) ? t('loading') : countText(search))}
    </p>
  );
}
