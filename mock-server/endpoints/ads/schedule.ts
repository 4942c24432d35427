import { z } from '../../zod.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { AD_SCHEDULE_ID } from '../../catalogue/configs/config-parts.ts';

/** In seconds. */
const SKIPPED_AFTER = 5;

/** The ad schedule in the format of the hosted player: one ad before the video (PLY-07). */
export const schedule: Handler<typeof adScheduleSchema> = ({ platform, params }) =>
  params['id'] === AD_SCHEDULE_ID
    ? ok({
        client: 'vast',
        skipoffset: SKIPPED_AFTER,
        schedule: [{ offset: 'pre', type: 'linear', tag: `${platform.origin}/ads/wrapped.xml` }],
      })
    : refusal(404, `There is no ad schedule "${params['id']}"`);

export const adScheduleSchema = z.object({
  client: z.literal('vast'),
  skipoffset: z.number().min(0),
  schedule: z.array(z.object({ offset: z.string(), type: z.string(), tag: z.url() })),
});
