import { useEffect, useId, type ReactNode } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { programGroups, programWorkouts, type ProgramGroup } from '#domain/catalogue/program-workouts.ts';
import { PLACEHOLDERS } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { useFavorites } from '../session/use-favorites.ts';
import { useText } from '../i18n/i18n.ts';
import { CouldNotLoad } from '../feedback/could-not-load.tsx';
import gridStyles from '../cards/card-list.module.css';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { usePagedPlaylist } from '../queries/use-paged-playlist.ts';
import { CalendarButton } from './calendar-button.tsx';
import sectionStyles from './detail-section.module.css';
import { ProgramGroupSection } from './program-group.tsx';
import { ProgramTotals } from './program-totals.tsx';
import styles from './program-workouts.module.css';

interface ProgramWorkoutsProps {
  readonly program: MediaItem;
  readonly playlist: PlaylistId;
}

/** The workouts of a program with their numbers, in groups, and what they come to (CAT-26, MED-09, MED-22). */
export function ProgramWorkouts({ program, playlist }: ProgramWorkoutsProps) {
  const { first, items, failure, hasMore, failedMore, loadMore, tryAgain } = usePagedPlaylist(playlist);
  const favorites = useFavorites();
  const isLoadingMore = hasMore && !failedMore;
  // All of them say what the program comes to, and any can be a favorite, which comes first.
  useEffect(() => {
    if (isLoadingMore) loadMore();
  }, [isLoadingMore, loadMore]);
  if (first && items.length === 0 && !hasMore) return <NoWorkouts />;
  const workouts = programWorkouts(items);
  const groups = programGroups(program.id, workouts, favorites);
  const isWhole = first !== undefined && !hasMore;
  return (
    <WorkoutsSection
      totals={isWhole && <ProgramTotals workouts={items} />}
      tools={
        // Keeps its place until there is something to offer.
        <div style={{ visibility: isWhole ? undefined : 'hidden' }}>
          <CalendarButton program={program} workouts={workouts} />
        </div>
      }
    >
      {failure && <CouldNotLoad onTryAgain={tryAgain} />}
      {!first && !failure && <SkeletonCards count={PLACEHOLDERS.list} layout={gridStyles.placeholders} />}
      {first &&
        groups.map((group, index) => (
          <ProgramGroupSection
            key={group.workouts[0]?.item.id}
            group={group}
            isDivided={isDivided(groups)}
            playlist={playlist}
            look={first}
            above={groups.slice(0, index).reduce((count, each) => count + each.workouts.length, 0)}
            hasMore={isLoadingMore && index === groups.length - 1}
          />
        ))}
      {failedMore && <CouldNotLoad onTryAgain={loadMore} />}
    </WorkoutsSection>
  );
}

const isDivided = (groups: readonly ProgramGroup[]): boolean => groups.some(({ of }) => of !== 'no-week');

/** In place of the workouts of a program that has none. */
export function NoWorkouts() {
  const t = useText();
  return (
    <WorkoutsSection>
      <p>{t('details:noWorkoutsYet')}</p>
    </WorkoutsSection>
  );
}

interface WorkoutsSectionProps {
  readonly totals?: ReactNode;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

function WorkoutsSection({ totals, tools, children }: WorkoutsSectionProps) {
  const t = useText();
  const headingId = useId();
  return (
    <section className={sectionStyles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={headingId}>
          {t('details:programWorkouts')}
        </h2>
        {tools}
      </div>
      <div className={styles.totals}>{totals}</div>
      {children}
    </section>
  );
}
