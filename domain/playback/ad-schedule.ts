import type { Brand } from '../brand.ts';
import type { Seconds } from './seconds.ts';

/** The id of an ad schedule on the video platform (PLY-07). */
export type AdScheduleId = Brand<string, 'AdScheduleId'>;

/** Which ads interrupt a video, and when. */
export interface AdSchedule {
  readonly breaks: readonly AdBreak[];
  /** The time after which an ad can be skipped; null if it cannot be, or if the ad defines this itself. */
  readonly skipAfter: Seconds | null;
}

export interface AdBreak {
  /** In the platform's format: 'pre', 'post', a time, or a percentage of the video. */
  readonly offset: string;
  /** The address that the ad is requested from. */
  readonly tag: string;
}
