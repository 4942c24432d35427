import { useDocumentTitle } from '../session/use-document-title.ts';
import { useText } from '../i18n/i18n.ts';
import { SearchStates } from './search-states.tsx';
import { useAskedQuery } from './use-asked-query.ts';
import { useKeptSearch } from './use-recent-searches.ts';
import { useSearch } from './use-search.ts';
import { useTrackedSearch } from './use-tracked-search.ts';

/** /q/{query}: the results of a search. */
export function SearchScreen() {
  const t = useText();
  const { query, takenBack, takeBack } = useAskedQuery();
  const { state, filters } = useSearch(query, takenBack);
  const title = query === '' ? t('search') : t('search:searchFor', { query });
  useDocumentTitle(title, state.kind !== 'loading' && state.kind !== 'waiting');
  useTrackedSearch(state);
  useKeptSearch(state);
  return <SearchStates query={query} search={state} filters={filters} onTakeBack={takeBack} />;
}
