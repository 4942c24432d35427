import { chosenTrainer } from '#domain/catalogue/chosen-filters.ts';
import { isListable } from '#domain/catalogue/listable-content.ts';
import { useConfig } from '../session/use-config.ts';
import { Select } from '../design-system/components/select.tsx';
import { useSearchParam } from '../navigation/use-search-param.ts';
import { useText } from '../i18n/i18n.ts';
import styles from './filter-bar.module.css';
import { ListPage, NoWorkouts } from './list-page.tsx';
import { TrainerBio } from './trainer-bio.tsx';
import { useBrowsing } from '../queries/use-paged-playlist.ts';

/** /workouts: all workouts, with filter dropdowns whose values are in the address (CAT-20). */
export function BrowseScreen() {
  const t = useText();
  const query = useSearchParam();
  const { filters, isKnown, chosen, list } = useBrowsing(useConfig().playlists.browse, query.chosen);
  const trainer = chosenTrainer(chosen);
  const reset = () => query.choose(Object.fromEntries([...chosen.keys()].map((key) => [key, null])));
  return (
    <ListPage
      selection={[...chosen].join()}
      list={list}
      shows={isListable}
      title={t('browse:workouts')}
      tools={
        <>
          <div className={styles.filters} role="group" aria-label={t('browse:filters')}>
            <div className={styles.bar}>
              {filters.map(({ key, description, options }) => (
                <Select
                  key={key}
                  label={description}
                  none={t('browse:any')}
                  options={options}
                  chosen={chosen.get(key) ?? null}
                  onChoose={(value) => query.choose({ [key]: value })}
                />
              ))}
            </div>
            {isKnown && chosen.size > 0 && (
              <button type="button" className={styles.reset} onClick={reset}>
                {t('browse:resetAll')}
              </button>
            )}
          </div>
          {trainer && <TrainerBio key={trainer} id={trainer} />}
        </>
      }
      empty={<NoWorkouts />}
    />
  );
}
