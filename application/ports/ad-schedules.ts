import type { AdSchedule, AdScheduleId } from '#domain/playback/ad-schedule.ts';
import { token } from '../injection/token.ts';

/** The ad schedules of the video platform (PLY-07). */
export interface AdSchedules {
  /** Fails with `no-ad-schedule`, 'Ad Schedule ID is required', if the id is null; otherwise as any request may. */
  schedule(id: AdScheduleId | null): Promise<AdSchedule>;
}
export const AdSchedules = token<AdSchedules>('AdSchedules');
