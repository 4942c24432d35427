import { isMediumOrWider } from '#domain/catalogue/breakpoints.ts';
import { seasonNumbers, seasonChoice, type Series } from '#domain/catalogue/series.ts';
import { Select } from '../../design-system/components/select.tsx';
import { useScreenSize } from '../../design-system/theme/use-screen-size.ts';
import { useText } from '../../i18n/i18n.ts';
import styles from './season-filter.module.css';

interface SeasonFilterProps {
  readonly series: Series;
  /** Null for all seasons. */
  readonly season: number | null;
  readonly onChoose: (season: number | null) => void;
}

/** Selects the season whose episodes show (MED-10). */
export function SeasonFilter({ series, season, onChoose }: SeasonFilterProps) {
  const t = useText();
  const choice = seasonChoice(series, isMediumOrWider(useScreenSize()));
  if (choice === 'none') return null;
  const options = [null, ...seasonNumbers(series)].map((number) => ({
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
    <Select
      label={t('details:seasons')}
      none={t('details:allSeasons')}
      options={options.filter(({ number }) => number !== null)}
      chosen={season === null ? null : String(season)}
      onChoose={(value) => onChoose(value === null ? null : Number(value))}
    />
  );
}
