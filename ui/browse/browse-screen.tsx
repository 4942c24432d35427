import { chosenTrainer } from '#domain/catalogue/chosen-filters.ts';
import { withMenuGenres } from '#domain/catalogue/genres.ts';
import { isListable } from '#domain/catalogue/listable-content.ts';
import { quickFilters } from '#domain/catalogue/quick-pick.ts';
import { sorted, sortOrder } from '#domain/catalogue/sort-order.ts';
import { SORT } from '#domain/navigation/paths.ts';
import { useText } from '../i18n/i18n.ts';
import { useSearchParam } from '../navigation/use-search-param.ts';
import { useBrowsing } from '../queries/use-paged-playlist.ts';
import { useConfig } from '../session/use-config.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { useMenuGenres } from '../session/use-menu-genres.ts';
import { FilterBar } from './filter-bar.tsx';
import { ListPage, NoWorkouts } from './list-page.tsx';
import { QuickPick } from './quick-pick.tsx';
import { TrainerBio } from './trainer-bio.tsx';

/** /workouts: all workouts, with filters whose values are in the address (CAT-20). */
export function BrowseScreen() {
  const t = useText();
  const titleOf = useItemTitle();
  const id = useConfig().playlists.browse;
  const query = useSearchParam();
  const { filters: ofPlaylist, isKnown, chosen, list } = useBrowsing(id, query.chosen);
  const filters = withMenuGenres(ofPlaylist, useMenuGenres(id));
  const trainer = chosenTrainer(chosen);
  const items = list.items.filter(isListable);
  const isWhole = list.first !== undefined && !list.hasMore && !list.failedMore;
  const order = isWhole ? sortOrder(query.chosen(SORT)) : null;
  const onChoose = (key: string, value: string | null) => query.choose({ [key]: value });
  const reset = () => query.choose(Object.fromEntries([...chosen.keys()].map((key) => [key, null])));
  return (
    <ListPage
      selection={[...chosen].join()}
      list={list}
      shows={isListable}
      arrange={(found) => sorted(found, order, titleOf)}
      title={t('browse:workouts')}
      tools={
        <>
          {!trainer && (
            <QuickPick {...{ chosen, onChoose, items }} filters={isKnown ? quickFilters(filters) : null} />
          )}
          <FilterBar
            {...{ filters, chosen, onChoose }}
            onReset={isKnown && chosen.size > 0 ? reset : null}
            found={list.first ? { count: (isWhole ? items : list.first.items).length, isWhole } : null}
            order={isWhole && items.length > 1 ? order : undefined}
            onOrder={(value) => onChoose(SORT, value)}
          />
          {trainer && <TrainerBio key={trainer} id={trainer} />}
        </>
      }
      empty={<NoWorkouts />}
    />
  );
}
