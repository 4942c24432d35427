import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { ItemPage } from './item-page.tsx';
import { ProgramWorkouts } from './program-workouts.tsx';
import { ScheduleLink } from './schedule-link.tsx';

export const ProgramPage = ({ item }: { item: MediaItem }) => (
  <ItemPage item={item} tools={item.slug && <ScheduleLink program={item.slug} />}>
    {item.seriesPlaylist && <ProgramWorkouts program={item} playlist={item.seriesPlaylist} />}
  </ItemPage>
);
