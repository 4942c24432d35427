import { useSearchParams } from 'react-router-dom';
import { seasonNumbers, type Series } from '#domain/catalogue/series.ts';
import { SEASON } from '#domain/navigation/paths.ts';

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
  const [query, setQuery] = useSearchParams();
  const selected = query.get(SEASON);
  const named = seasonNumbers(series).find((number) => String(number) === selected);
  const choose = (season: number | null) =>
    setQuery(
      (before) => {
        before.set(SEASON, season === null ? ALL : String(season));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [selected === ALL ? null : (named ?? otherwise), choose];
}
