import { useId } from 'react';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import type { ProgramGroup } from '#domain/catalogue/program-workouts.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { CardTitleLevel } from '../cards/card-title.tsx';
import { GRID_IMAGE_SIZES } from '../cards/grid-image-sizes.ts';
import { MediaCard } from '../cards/media-card.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './program-workouts.module.css';

interface WorkoutGridProps {
  readonly group: ProgramGroup;
  readonly playlist: PlaylistId;
  readonly look: Pick<Playlist, 'aspectRatio' | 'imageLabel'>;
  /** How many workouts the groups above it have. */
  readonly above: number;
  /** Whether more workouts are on their way. */
  readonly hasMore: boolean;
}

/** Workouts of a program under their heading; a list that is not divided has none. */
export function ProgramGroupSection({ isDivided, ...grid }: WorkoutGridProps & { isDivided: boolean }) {
  const t = useText();
  const headingId = useId();
  const { of } = grid.group;
  if (!isDivided) return <WorkoutGrid label={t('details:programWorkouts')} {...grid} />;
  const heading =
    of === 'favorites'
      ? t('details:favoritesFirst')
      : of === 'no-week'
        ? t('details:otherWorkouts')
        : t('details:week', { week: of });
  return (
    <section aria-labelledby={headingId}>
      <h3 className={styles.groupHeading} id={headingId}>
        {heading}
      </h3>
      <CardTitleLevel value={4}>
        <WorkoutGrid label={heading} {...grid} />
      </CardTitleLevel>
    </section>
  );
}

function WorkoutGrid({ label, group, playlist, look, above, hasMore }: WorkoutGridProps & { label: string }) {
  const t = useText();
  const { of, workouts } = group;
  const places = new Map(workouts.map(({ item, place }) => [item.id, place]));
  return (
    <CardGrid
      label={label}
      items={workouts.map(({ item }) => item)}
      aspectRatio={look.aspectRatio}
      above={above}
      hasMore={hasMore}
      onEndNear={nothing}
    >
      {(item) => {
        const number = places.get(item.id);
        const { week } = item;
        return (
          <MediaCard
            item={item}
            from={playlist}
            imageLabel={look.imageLabel}
            imageSizes={GRID_IMAGE_SIZES}
            byline={
              of === 'favorites' && week !== null
                ? t('details:workoutOfWeek', { number, week })
                : t('details:workoutNumber', { number })
            }
          />
        );
      }}
    </CardGrid>
  );
}

const nothing = () => undefined;
