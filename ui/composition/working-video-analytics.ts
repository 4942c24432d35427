import {
  makeBeaconVideoAnalytics,
  type BeaconOptions,
} from '#adapters/video-analytics/beacon-video-analytics.ts';
import type { VideoAnalytics } from '#application/ports/video-analytics.ts';
import type { Environment } from './environment.ts';

/** The platform's analytics of video, which the app brings where a customer asks for them. */
export const makeWorkingVideoAnalytics = ({ fetch }: Environment, options: BeaconOptions): VideoAnalytics =>
  makeBeaconVideoAnalytics(fetch, options);
