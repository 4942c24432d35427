import { useId, useMemo, useRef, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { searchLink } from '#domain/navigation/paths.ts';
import { waysToBrowse, type WayToBrowse } from '#domain/search/ways-to-browse.ts';
import { useFocusAfterRemoval } from '../cards/use-focus-after-removal.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import { useDropdowns } from '../queries/use-paged-playlist.ts';
import { useConfig } from '../session/use-config.ts';
import { useViewer } from '../session/use-viewer.ts';
import type { SearchLocationState } from './search-location-state.ts';
import styles from './search-suggestions.module.css';
import { useRecentSearches } from './use-recent-searches.ts';

interface SearchSuggestionsProps {
  /** Takes the focus when what has it goes. */
  readonly onGone: () => void;
}

/**
 * SRC-06: what to search for, or to browse by. Once it is known who is there: what was searched for comes first, and must not push
 * down the rest.
 */
export function SearchSuggestions({ onGone }: SearchSuggestionsProps) {
  const t = useText();
  const { dropdowns } = useDropdowns(useConfig().playlists.browse);
  const { styles: kinds, trainers } = useMemo(() => waysToBrowse(dropdowns), [dropdowns]);
  if (useViewer().state === 'loading') return null;
  return (
    <>
      <RecentSearchList onGone={onGone} />
      <Ways heading={t('search:styles')} ways={kinds} />
      <Ways heading={t('search:trainers')} ways={trainers} />
    </>
  );
}

function RecentSearchList({ onGone }: SearchSuggestionsProps) {
  const t = useText();
  const { state } = useLocation() as Location<SearchLocationState | null>;
  const { recent, remove, clear } = useRecentSearches();
  const list = useRef<HTMLUListElement>(null);
  const noteRemoval = useFocusAfterRemoval(list, recent.join('\n'), onGone);
  if (recent.length === 0) return null;
  return (
    <Section
      heading={t('search:recent')}
      tool={
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onGone();
            clear();
          }}
        >
          {t('search:clearRecent')}
        </button>
      }
    >
      <ul ref={list} className={styles.recent}>
        {recent.map((query, place) => (
          <li key={query} className={styles.query}>
            <Link to={searchLink(query)} replace state={state} onClick={onGone}>
              <span dir="auto">{query}</span>
            </Link>
            <button
              type="button"
              aria-label={t('search:removeRecent', { query })}
              onClick={() => {
                noteRemoval(place);
                remove(query);
              }}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Tiles that lead to workouts; nothing if there are none. */
function Ways({ heading, ways }: { readonly heading: string; readonly ways: readonly WayToBrowse[] }) {
  if (ways.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul className={styles.tiles}>
        {ways.map(({ label, link }) => (
          <li key={link}>
            <Link className={styles.tile} to={link}>
              <span dir="auto">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SectionProps {
  readonly heading: string;
  readonly tool?: ReactNode;
  readonly children: ReactNode;
}

function Section({ heading, tool, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {tool}
      </div>
      {children}
    </section>
  );
}
