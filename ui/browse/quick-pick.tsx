import type { FocusEvent } from 'react';
import type { ChosenFilters } from '#domain/catalogue/chosen-filters.ts';
import { playLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Filter } from '#domain/catalogue/playlist.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import { useCanStart } from '../session/use-access.ts';
import { useForLink, useItemTitle } from '../session/use-item-title.ts';
import styles from './quick-pick.module.css';

interface QuickPickProps {
  /** Null while they are not known. */
  readonly filters: readonly Filter[] | null;
  readonly chosen: ChosenFilters;
  readonly onChoose: (key: string, value: string | null) => void;
  /** What the chosen filters let pass, as far as it has been loaded. */
  readonly items: readonly MediaItem[];
}

/** Stand for the rows that are on their way. */
const BLANK_ROWS = [0, 1, 2];

/** A workout in a few taps: how long, what and with which equipment, or just the first that the member can start. */
export function QuickPick({ filters, chosen, onChoose, items }: QuickPickProps) {
  const t = useText();
  if (filters?.length === 0) return null;
  return (
    <div className={styles.panel}>
      <h2 className={styles.heading}>{t('browse:quickPick')}</h2>
      <div className={styles.rows}>
        {!filters && BLANK_ROWS.map((row) => <div key={row} className={styles.row} />)}
        {filters?.map(({ key, description, options }) => (
          <div key={key} className={styles.row} role="group" aria-label={description} onFocus={showWhole}>
            {options.map(({ label, value }) => {
              const isChosen = chosen.get(key) === value;
              return (
                <button
                  key={value}
                  type="button"
                  className={styles.tap}
                  aria-pressed={isChosen}
                  onClick={() => onChoose(key, isChosen ? null : value)}
                >
                  {label}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <JustStart items={items} />
    </div>
  );
}

/** Browsers leave what has the focus half in view, if a part of it is. */
const showWhole = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Starts the first workout that the viewer may watch and has not finished; nothing if there is none. */
function JustStart({ items }: Pick<QuickPickProps, 'items'>) {
  const t = useText();
  const forLink = useForLink();
  const titleOf = useItemTitle();
  const first = items.find(useCanStart());
  return (
    <div className={styles.start}>
      {first && (
        <Link
          className={`${buttonStyles.button} ${buttonStyles.primary}`}
          to={playLink(forLink(first))}
          state={{ fromPage: true }}
          aria-label={t('browse:justStartOf', { title: titleOf(first) })}
        >
          <Icon name="play" size={18} />
          <span>{t('browse:justStart')}</span>
        </Link>
      )}
    </div>
  );
}
