import { useEffect, useId } from 'react';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import type { ResultGroup } from '#domain/search/result-groups.ts';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import gridStyles from '../cards/card-list.module.css';
import buttonStyles from '../design-system/components/button.module.css';
import { useSlow } from '../feedback/busy.tsx';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import { NoneSoFar, PartialResultsNotice } from '../feedback/partial-results-notice.tsx';
import { TryAgainButton } from '../feedback/try-again-button.tsx';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { ResultList } from './result-list.tsx';
import styles from './search-states.module.css';
import { useKeepSearch } from './use-recent-searches.ts';
import type { FoundState } from './use-search.ts';
import { looksFurther } from './use-seen-results.ts';

/** The look of a button that searches again. */
export const tryAgainLook = `${buttonStyles.button} ${buttonStyles.quiet} ${styles.tryAgain}`;

/** Results in groups, and whatever else is known of them. */
export function FoundResults({ found }: { found: FoundState }) {
  const t = useText();
  const countText = useCountText();
  const keepSearch = useKeepSearch();
  useSlow(found.isOutdated);
  return (
    <div
      aria-busy={found.isOutdated}
      className={found.isOutdated ? styles.outdated : ''}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a')) keepSearch(found.query);
      }}
    >
      <h1 className={styles.title} dir="auto">
        {t('search:resultsFor', { query: found.query })}
      </h1>
      {found.count > 0 && <p className={styles.count}>{countText(found)}</p>}
      {found.isFallback && (
        <div className={styles.notice}>
          <p>{t('search:incomplete')}</p>
          <TryAgainButton className={tryAgainLook} onPress={found.tryAgain} />
        </div>
      )}
      <Groups found={found} />
      {found.moreFailed && <CouldNotLoad onTryAgain={found.onMore} />}
      {looksFurther(found) && !found.moreFailed && <LooksFurther onMore={found.onMore} />}
      <Pause found={found} />
    </div>
  );
}

function Groups({ found: { groups, from, hasMore, moreFailed, pause, onMore } }: { found: FoundState }) {
  return groups.map((group, place) => (
    <Group
      key={place}
      group={group}
      from={from}
      above={groups.slice(0, place).reduce((count, { items }) => count + items.length, 0)}
      hasMore={hasMore && !moreFailed && pause === null && place === groups.length - 1}
      onEnd={onMore}
    />
  ));
}

interface GroupProps {
  readonly group: ResultGroup;
  readonly from: FoundState['from'];
  /** The number of results above it. */
  readonly above: number;
  readonly hasMore: boolean;
  readonly onEnd: () => void;
}

function Group({ group: { kind, isMore, items }, ...list }: GroupProps) {
  const t = useText();
  const id = useId();
  const heading = t(isMore ? `search:more.${kind}` : `search:group.${kind}`);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.kind}>
        {heading}
      </h2>
      <ResultList label={heading} items={items} titleLevel={3} {...list} />
    </section>
  );
}

/** Placeholders for the first result, which is on a later page. */
function LooksFurther({ onMore }: Pick<FoundState, 'onMore'>) {
  useEffect(() => onMore());
  return <SkeletonCards count={PLACEHOLDERS.list} layout={gridStyles.placeholders} />;
}

/** Says how much was looked through, and offers to go on. */
function Pause({ found: { pause, count, moreFailed } }: { found: FoundState }) {
  if (pause === null || moreFailed) return null;
  if (count > 0) return <PartialResultsNotice count={pause.count} onContinue={pause.resume} />;
  return (
    <div className={styles.message}>
      <NoneSoFar count={pause.count} onContinue={pause.resume} onReset={undefined} />
    </div>
  );
}

/** How much a search has found, in words. */
export function useCountText(): (found: FoundState) => string {
  const t = useText();
  const numberText = useNumberText();
  return ({ count, hasMore }) =>
    t(hasMore ? 'search:moreResults' : 'search:results', { count, number: numberText(count) });
}
