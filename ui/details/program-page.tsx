import type { DetailPageProps } from './detail-page-props.ts';
import { ItemPage } from './item-page.tsx';
import { NoWorkouts, ProgramWorkouts } from './program-workouts.tsx';
import { ScheduleLink } from './schedule-link.tsx';

export const ProgramPage = ({ item, isPreview }: DetailPageProps) => (
  <ItemPage item={item} isPreview={isPreview} tools={item.slug && <ScheduleLink program={item.slug} />}>
    {item.seriesPlaylist ? <ProgramWorkouts program={item} playlist={item.seriesPlaylist} /> : <NoWorkouts />}
  </ItemPage>
);
