import { z } from '../../zod.ts';
import { scheduleEntrySchema } from '../../catalogue/schedule/schedule-entry.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';

/** The schedule of a channel by its slug (LIV-07). */
export const channelSchedule: Handler<typeof channelScheduleSchema> = ({
  platform: { catalogue },
  params,
  headers,
}) => {
  const slug = params['channel'] ?? '';
  const channel = catalogue.channel(slug);
  if (!channel) return refusal(404, `There is no channel "${slug}"`);
  const { token, defect } = channel.definition;
  if (token && headers['api-key'] !== token) return refusal(401, 'This schedule needs its API-KEY');
  switch (defect) {
    case 'no schedule':
      return refusal(404, `The channel "${slug}" has no schedule`);
    case 'failing schedule':
      return refusal(500, 'The schedule is out of order');
    case 'unreadable schedule':
      return { status: 200, type: 'application/json', body: '[{"id": "cut of' };
    default:
      return ok(catalogue.schedule(channel));
  }
};

/** What a channel without a defect sends. */
export const channelScheduleSchema = z
  .array(scheduleEntrySchema)
  .meta({ description: 'Entries without an id, a title, a start or an end are dropped by the app (LIV-08)' });
