import { z } from '../../zod.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import { requestedId } from '../../http/requested-id.ts';
import { channelSchedule, channelScheduleSchema } from './channel-schedule.ts';

/** The schedules of the live channels. */
export const schedulesEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/schedules/:channel.json',
    base: 'schedules',
    summary: 'The programs of a live channel; with the header API-KEY where the channel has a scheduleToken',
    specified: 'Specification 2, sections 3 and 7; LIV-07, LIV-08',
    answer: 'specified',
    handler: channelSchedule,
    schema: { params: z.object({ channel: requestedId }), response: channelScheduleSchema },
  }),
];
