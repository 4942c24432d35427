import type { Brand } from '../brand.ts';
import type { Seconds } from './seconds.ts';

/** Names a schedule of ads on the video platform (PLY-07). */
export type AdScheduleId = Brand<string, 'AdScheduleId'>;

/** Which ads interrupt a video, and when. */
export interface AdSchedule {
  readonly breaks: readonly AdBreak[];
  /** After how long an ad can be skipped; null where it cannot, or says so itself. */
  readonly skipAfter: Seconds | null;
}

export interface AdBreak {
  /** As the platform writes it: 'pre', 'post', a time, or a share of the video. */
  readonly offset: string;
  /** Where the ad is asked for. */
  readonly tag: string;
}
