import type { Branded } from '../branded.ts';
import type { Seconds } from './seconds.ts';

/** The id of an ad schedule on the video platform (PLY-07). */
export type AdScheduleId = Branded<string, 'AdScheduleId'>;

/** Which ads interrupt a video, and when. */
export interface AdSchedule {
  /** The ads, or the address of a VMAP document that lists them, which the player reads by itself. */
  readonly breaks: readonly AdBreak[] | VmapAddress;
  /** The time after which an ad can be skipped; null if it cannot be, or if the ad defines this itself. */
  readonly skipAfter: Seconds | null;
}

export type VmapAddress = Branded<string, 'VmapAddress'>;

export interface AdBreak {
  /** In the platform's format: 'pre', 'post', a time, or a percentage of the video. */
  readonly offset: string;
  /** The addresses that the ad is requested from: the next one if one has no ad or fails. */
  readonly tags: readonly string[];
}
