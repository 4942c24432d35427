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
  const asked = query(searchedText(useLocation().pathname) ?? '');
  const search = useSearch(asked);
  const title = asked === '' ? t('search:search') : t('search:searchFor', { query: asked });
  useDocumentTitle(title, search.kind !== 'loading');
  useTrackedSearch(search);
  return <SearchStates query={asked} search={search} />;
}
