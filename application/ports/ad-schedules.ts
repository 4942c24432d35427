import type { AdSchedule, AdScheduleId } from '#domain/playback/ad-schedule.ts';
import { token } from '../token.ts';

/** The schedules of ads of the video platform (PLY-07). */
export interface AdSchedules {
  /**
   * Asked without an id it fails with `no-ad-schedule`, 'Ad Schedule ID is required'; otherwise as every answer of a server
   * may.
   */
  schedule(id: AdScheduleId | null): Promise<AdSchedule>;
}
export const AdSchedules = token<AdSchedules>('AdSchedules');
