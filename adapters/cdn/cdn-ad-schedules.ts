import * as z from 'zod/mini';
import { AppFailure } from '#application/app-failure.ts';
import type { AdSchedules } from '#application/ports/ad-schedules.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import type { AdBreak, VmapAddress } from '#domain/playback/ad-schedule.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { Http } from '../http/http.ts';
import { numberLike, nonEmptyString, lenient, read, readEach, stringLike } from '../http/wire.ts';
import type { CdnAddresses } from './cdn-addresses.ts';

/** An address, or several of which the first with an ad counts. */
const tag = z.union([
  z.pipe(
    nonEmptyString,
    z.transform((address) => [address]),
  ),
  z.array(nonEmptyString).check(z.minLength(1)),
]);

const adBreak = z.object({ offset: lenient(stringLike), tag });

const vmapAddress = z.string().check(z.regex(/^(https?:)?\/\//));

/** Without a schedule, `tag` is the only ad, before the video. */
const schedule = z.object({
  skipoffset: lenient(numberLike),
  schedule: z.optional(z.unknown()),
  tag: z.optional(z.unknown()),
});

/** Loads ad schedules from the CDN (PLY-07). What cannot be read of a schedule is left out and reported. */
export const makeCdnAdSchedules = (http: Http, cdn: CdnAddresses, reporter: Reporter): AdSchedules => ({
  schedule: async (id) => {
    if (!id) throw new AppFailure('no-ad-schedule', 'Ad Schedule ID is required');
    const answer = read(schedule, await http.json(cdn.adSchedule(id)), `Ad schedule ${id}`);
    const listed = answer.schedule ?? (answer.tag === undefined ? undefined : [{ tag: answer.tag }]);
    return {
      breaks: readBreaks(listed, id, reporter),
      skipAfter: answer.skipoffset === undefined ? null : seconds(answer.skipoffset),
    };
  },
});

/** @param listed a list of ads, an object of them by name, or the address of a VMAP document */
function readBreaks(listed: unknown, id: string, reporter: Reporter): readonly AdBreak[] | VmapAddress {
  const isObject = typeof listed === 'object' && listed !== null;
  if (isObject) {
    return readEach(adBreak, Object.values(listed), `An ad of the ad schedule ${id}`, reporter).map(
      ({ offset, tag: tags }) => ({ offset: isStart(offset) ? 'pre' : offset, tags }),
    );
  }
  const [vmap] = readEach(vmapAddress, [listed], `The list of ads of the ad schedule ${id}`, reporter);
  return vmap === undefined ? [] : (vmap as VmapAddress);
}

/** An ad without an offset comes before the video. */
const isStart = (offset: string | undefined): offset is undefined | 'start' =>
  offset === undefined || offset === 'start';
