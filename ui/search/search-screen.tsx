import { useLocation } from 'react-router-dom';
import { searchedText } from '#domain/navigation/paths.ts';
import { query } from '#domain/search/query.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useText } from '../i18n/i18n.ts';
import { SearchStates } from './search-states.tsx';
import { useSearch } from './use-search.ts';
import { useTrackedSearch } from './use-tracked-search.ts';

/** /q/{query}: the results of a search. */
export function SearchScreen() {
  const t = useText();
  const searched = query(searchedText(useLocation().pathname) ?? '');
  const search = useSearch(searched);
  const title = searched === '' ? t('search') : t('search:searchFor', { query: searched });
  useDocumentTitle(title, search.kind !== 'loading');
  useTrackedSearch(search);
  return <SearchStates query={searched} search={search} />;
}
