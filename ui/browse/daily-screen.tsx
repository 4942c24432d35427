import { useConfig } from '../session/use-config.ts';
import { isListable } from '#domain/catalogue/listable-content.ts';
import { useText } from '../i18n/i18n.ts';
import { RowList } from '../rows/row-list.tsx';
import { DailyHead, type YearCode } from './daily-head.tsx';
import { ListPage, NoWorkouts } from './list-page.tsx';
import { useDailyRows } from '../rows/use-home-rows.ts';
import { usePagedPlaylist } from '../queries/use-paged-playlist.ts';

/** /365: today's workout, the member's year and the rows configured for its home, then the daily series (CAT-23). */
export function DailyScreen({ year }: { year: YearCode }) {
  const t = useText();
  const list = usePagedPlaylist(useConfig().playlists.daily);
  const rows = useDailyRows();
  return (
    <ListPage
      list={list}
      shows={isListable}
      lead={{
        content: (
          <>
            <DailyHead list={list} year={year} />
            <RowList rows={rows} />
          </>
        ),
        heading: t('browse:everyDaily'),
      }}
      empty={<NoWorkouts />}
    />
  );
}

/** /365/history: this week's workouts of the daily series (CAT-23). */
export function DailyHistoryScreen() {
  const t = useText();
  const list = usePagedPlaylist(useConfig().playlists.thisWeek);
  return <ListPage list={list} shows={isListable} title={t('browse:dailyHistory')} empty={<NoWorkouts />} />;
}
