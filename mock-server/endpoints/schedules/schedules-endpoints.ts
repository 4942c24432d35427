import type { Endpoint, JsonSchema } from '../../http/endpoint.ts';
import { listOf, objectOf, requestedId, text } from '../../http/wire-schemas.ts';
import { channelSchedule } from './channel-schedule.ts';

/** Specification 2, section 3, "Program guide entry". */
const entrySchema: JsonSchema = {
  type: 'object',
  description: 'A valid entry has an id, a title, a start and an end; others are dropped by the app (LIV-08)',
  properties: {
    id: text,
    title: text,
    startTime: { type: 'string', description: 'ISO 8601' },
    endTime: { type: 'string', description: 'ISO 8601' },
    description: text,
    chapterPointCustomProperties: {
      ...listOf(objectOf({ key: text, value: text })),
      description: 'image and description (LIV-10)',
    },
  },
};

/** The schedules of the live channels. */
export const schedulesEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/schedules/:channel.json',
    base: 'schedules',
    summary: 'The programs of a live channel; with the header API-KEY where the channel has a scheduleToken',
    specified: 'Specification 2, sections 3 and 7; LIV-07, LIV-08',
    answer: 'specified',
    handler: channelSchedule,
    schema: { params: objectOf({ channel: requestedId }), response: listOf(entrySchema) },
  },
];
