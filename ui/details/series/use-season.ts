import { useSearchParams } from 'react-router-dom';
import { seasonNumbers, type Series } from '#domain/catalogue/series.ts';
import { SEASON } from '#domain/navigation/paths.ts';
import { useChangeQuery } from '../../navigation/use-search-param.ts';

const ALL = 'all';

/**
 * The season whose episodes show, null for all; stored in the address.
 *
 * @param otherwise the season if the address does not name one of the series
 */
export function useSeason(
  series: Series,
  otherwise: number | null,
): [number | null, (season: number | null) => void] {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const selected = query.get(SEASON);
  const named = seasonNumbers(series).find((number) => String(number) === selected);
  const choose = (season: number | null) =>
    changeQuery((parameters) => {
      parameters.set(SEASON, season === null ? ALL : String(season));
      return parameters;
    }, 'replace');
  return [selected === ALL ? null : (named ?? otherwise), choose];
}
