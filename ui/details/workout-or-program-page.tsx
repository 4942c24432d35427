import { useRef, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { StartButton } from '../playback/start-button.tsx';
import { useConfig } from '../session/use-config.ts';
import type { PlayerInPage } from '../playback/player-view.tsx';
import { Deferred } from '../feedback/deferred.tsx';
import type { DetailPageProps } from './detail-page-props.ts';
import { ClassPlan } from './class-plan.tsx';
import { ItemHero } from './item-hero.tsx';
import { InlinePlayer } from '../playback/inline-player.tsx';
import { Cinema } from '../playback/cinema.tsx';
import { usePlayRequest } from '../playback/use-requested-player.ts';
import { useStartTarget } from '../playback/use-start-target.ts';
import { DetailsSkeleton } from './details-block.tsx';
import { ItemDetails } from './item-details.tsx';
import { RelatedVideos } from './related-videos.tsx';
import { TimesDone } from './times-done.tsx';
import { useNextWorkout } from './use-next-workout.ts';

interface WorkoutOrProgramPageProps extends DetailPageProps {
  /** Shown next to the start button. */
  readonly tools?: ReactNode;
  /** Shown between the hero and the details. */
  readonly children?: ReactNode;
}

/** The common parts of workout and program pages. */
export function WorkoutOrProgramPage({ item, isPreview, tools, children }: WorkoutOrProgramPageProps) {
  const { inlinePlayer } = useConfig();
  const player = useRef<PlayerInPage>(null);
  const { target, tryAgain } = useStartTarget(item, isPreview);
  const isRequested = usePlayRequest();
  const next = useNextWorkout(item);
  if (target && target.item.id !== item.id && isRequested(target.item)) {
    return <Navigate replace to={target.address} />;
  }
  return (
    <article>
      <ItemHero
        item={item}
        isPreview={isPreview}
        stage={
          inlinePlayer && (
            <InlinePlayer
              item={item}
              isPreview={isPreview}
              address={target?.address ?? null}
              next={next}
              player={player}
            />
          )
        }
        start={<StartButton {...{ item, target, player }} onTryAgain={tryAgain} />}
        tools={tools}
        note={<Deferred>{!isPreview && <TimesDone item={item} />}</Deferred>}
      />
      <Deferred>
        {isPreview ? (
          <DetailsSkeleton />
        ) : (
          <>
            {children}
            <ClassPlan item={item} />
            <ItemDetails item={item}>
              <RelatedVideos key={item.id} item={item} />
            </ItemDetails>
          </>
        )}
      </Deferred>
      {!isPreview && <Cinema item={item} next={next} />}
    </article>
  );
}
