import { useRef } from 'react';
import { AppFailure } from '#application/app-failure.ts';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import type { Query } from '#domain/search/query.ts';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import buttonStyles from '../design-system/components/button.module.css';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { useSlow } from '../feedback/busy.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { TryAgainButton } from '../feedback/try-again-button.tsx';
import gridStyles from '../cards/card-list.module.css';
import { useLeaveFocus } from '../navigation/use-leave-focus.ts';
import { ResultList } from './result-list.tsx';
import styles from './search-states.module.css';
import type { FoundState, SearchState } from './use-search.ts';

const tryAgainLook = `${buttonStyles.button} ${buttonStyles.quiet} ${styles.tryAgain}`;

interface SearchStatesProps {
  readonly query: Query;
  readonly search: SearchState;
}

/** Renders every state of a search (SRC-03), and announces it to screen readers. */
export const SearchStates = ({ query, search }: SearchStatesProps) => (
  <div className={styles.page}>
    <Announcement search={search} />
    <State query={query} search={search} />
  </div>
);

function State({ query, search }: SearchStatesProps) {
  const t = useText();
  switch (search.kind) {
    case 'prompt':
      return (
        <div className={styles.message}>
          <h1>{t('search:startTyping')}</h1>
          <p>{t('search:startTypingText')}</p>
        </div>
      );
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
      return search.items.length === 0 && !search.hasMore ? (
        <NothingFound query={search.query} />
      ) : (
        <Found found={search} />
      );
  }
}

function Found({ found }: { found: FoundState }) {
  const t = useText();
  const countText = useCountText();
  useSlow(found.isOutdated);
  return (
    <div aria-busy={found.isOutdated} className={found.isOutdated ? styles.outdated : ''}>
      <h1 className={styles.title} dir="auto">
        {t('search:resultsFor', { query: found.query })}
      </h1>
      <p className={styles.count}>{countText(found)}</p>
      {found.isFallback && (
        <div className={styles.notice}>
          <p>{t('search:incomplete')}</p>
          <TryAgainButton className={tryAgainLook} onPress={found.tryAgain} />
        </div>
      )}
      <ResultList
        label={t('search:resultsFor', { query: found.query })}
        items={found.items}
        from={found.from}
        hasMore={found.hasMore && !found.moreFailed}
        onEnd={found.onMore}
      />
      {found.moreFailed && <CouldNotLoad onTryAgain={found.onMore} />}
    </div>
  );
}

function NothingFound({ query }: { query: Query }) {
  const t = useText();
  return (
    <div className={styles.message}>
      <h1>{t('search:nothingFound', { query })}</h1>
      <ul className={styles.tips}>
        <li>{t('search:tip.spelling')}</li>
        <li>{t('search:tip.fewer')}</li>
        <li>{t('search:tip.names')}</li>
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

/** How much a search has found, in words. */
function useCountText(): (found: FoundState) => string {
  const t = useText();
  const numberText = useNumberText();
  return ({ items: { length: count }, hasMore }) =>
    t(hasMore ? 'search:moreResults' : 'search:results', { count, number: numberText(count) });
}

/** Stays mounted while the state changes, so that screen readers announce it. */
function Announcement({ search }: { search: SearchState }) {
  const t = useText();
  const countText = useCountText();
  return (
    <p className="visually-hidden" role="status">
      {search.kind === 'found' && (search.isOutdated ? t('loading') : countText(search))}
    </p>
  );
}
