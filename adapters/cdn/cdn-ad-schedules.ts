import * as z from 'zod/mini';
import { AppFailure } from '#application/app-failure.ts';
import type { AdSchedules } from '#application/ports/ad-schedules.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { Http } from '../http/http.ts';
import { numberLike, nonEmptyString, lenient, read, stringLike, tolerantList } from '../http/wire.ts';
import type { CdnAddresses } from './cdn-addresses.ts';

const schedule = z.object({
  skipoffset: lenient(numberLike),
  schedule: tolerantList(z.object({ offset: lenient(stringLike), tag: nonEmptyString })),
});

/** Loads ad schedules from the CDN (PLY-07). */
export const makeCdnAdSchedules = (http: Http, cdn: CdnAddresses): AdSchedules => ({
  schedule: async (id) => {
    if (!id) throw new AppFailure('no-ad-schedule', 'Ad Schedule ID is required');
    const answer = read(schedule, await http.json(cdn.adSchedule(id)), `Ad schedule ${id}`);
    return {
      breaks: answer.schedule.map(({ offset, tag }) => ({ offset: isStart(offset) ? 'pre' : offset, tag })),
      skipAfter: answer.skipoffset === undefined ? null : seconds(answer.skipoffset),
    };
  },
});

/** An ad without an offset comes before the video. */
const isStart = (offset: string | undefined): offset is undefined | 'start' =>
  offset === undefined || offset === 'start';
