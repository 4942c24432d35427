import { numbersOf, seasonChoice, type Series } from '#domain/catalogue/series.ts';
import { useMediaQuery } from '../looks/use-media-query.ts';
import { useText } from '../texts/texts.ts';
import styles from './season-filter.module.css';

/** From md up (CAT-12). */
const MEDIUM_OR_WIDER = '(min-width: 768px)';

interface SeasonFilterProps {
  readonly series: Series;
  /** Null for all. */
  readonly season: number | null;
  readonly onChoose: (season: number | null) => void;
}

/** Chooses the season whose episodes show (MED-10). */
export function SeasonFilter({ series, season, onChoose }: SeasonFilterProps) {
  const t = useText();
  const choice = seasonChoice(series, useMediaQuery(MEDIUM_OR_WIDER));
  if (choice === 'none') return null;
  const options = [null, ...numbersOf(series)].map((number) => ({
    number,
    value: String(number),
    label: number === null ? t('details:allSeasons') : t('details:season', { season: number }),
  }));
  if (choice === 'buttons') {
    return (
      <div className={styles.buttons} role="group" aria-label={t('details:seasons')}>
        {options.map(({ number, value, label }) => (
          <button
            key={value}
            type="button"
            className={styles.button}
            aria-pressed={number === season}
            onClick={() => onChoose(number)}
          >
            {label}
          </button>
        ))}
      </div>
    );
  }
  return (
    <select
      className={styles.dropdown}
      aria-label={t('details:seasons')}
      value={String(season)}
      onChange={({ target }) => onChoose(options.find(({ value }) => value === target.value)?.number ?? null)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
