import { makeCdnAdSchedules } from '#adapters/cdn/cdn-ad-schedules.ts';
import type { CdnAddresses } from '#adapters/cdn/cdn-addresses.ts';
import type { Http } from '#adapters/http/http.ts';
import type { AdSchedule, AdScheduleId } from '#domain/playback/ad-schedule.ts';

/** What is brought where an ad schedule is configured, and when something is played: that schedule. */
export const loadedAds = (http: Http, cdn: CdnAddresses, id: AdScheduleId): Promise<AdSchedule> =>
  makeCdnAdSchedules(http, cdn).schedule(id);
