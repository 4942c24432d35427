import { z } from '../../zod.ts';
import { isAudioSession } from '../../catalogue/items/audio-sessions.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { slugSchema } from '../../catalogue/items/slug.ts';
import { daysAfter } from '../../catalogue/schedule/days.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { isoMoment, isWholeDay, momentTextSchema } from '../../http/iso-moment.ts';
import type { ValueOf } from '../../value-of-schema.ts';
import { between, newestFirst, type Completion } from '../../worlds/completions.ts';

const DEFAULT_PAGE_SIZE = 25;

/** Specification 2, section 3, "Workout history entry"; with what it burned, where that is known (PRG-08). */
const entrySchema = z.object({
  dateCompleted: z.iso.datetime(),
  sessionType: z.enum(['VideoSession', 'AudioSession']),
  slug: slugSchema.nullable(),
  title: z.string().min(1),
  thumbnail: z.string().nullable(),
  duration: z.int().min(1).meta({ description: 'Seconds' }),
  calories: z.number().min(0).meta({ description: 'Kilocalories, not rounded' }).exactOptional(),
});

export const completionHistorySchema = z.object({
  data: z.array(entrySchema),
  total: z.int().min(0).meta({ description: 'Of all pages of the range' }),
});

/** A page of the sessions that the member completed in a range, newest first (PRG-04). */
export const completionHistory: Handler<typeof completionHistorySchema> = ({ platform, world, query }) => {
  if (!world.account) return refusal(401, 'Nobody is signed in');
  const [from, to] = [firstMoment(query['from']), lastMoment(query['to'])];
  if (from === undefined) return refusal(400, `"${query['from']}" is no date`);
  if (to === undefined) return refusal(400, `"${query['to']}" is no date`);
  const offset = Number(query['offset'] ?? 0);
  const pageSize = Number(query['pageSize'] ?? DEFAULT_PAGE_SIZE);
  const found = newestFirst(between(world.account.completions, from, to));
  return ok({
    data: found.slice(offset, offset + pageSize).map((each) => entryOf(platform.catalogue, each)),
    total: found.length,
  });
};

/** The first moment of a range; null without a limit, undefined for a date that does not exist. */
const firstMoment = (text: string | undefined): Date | null | undefined =>
  text === undefined ? null : (isoMoment(text) ?? undefined);

/** The same for the last moment, which is the end of the day for a date. */
function lastMoment(text: string | undefined): Date | null | undefined {
  const moment = firstMoment(text);
  return moment && text && isWholeDay(text) ? new Date(daysAfter(moment, 1).getTime() - 1) : moment;
}

/** A workout that is not published on the world's day has neither an address nor a picture. */
function entryOf(
  catalogue: Catalogue,
  { mediaid, completedAt, duration, calories }: Completion,
): ValueOf<typeof entrySchema> {
  const item = catalogue.item(mediaid);
  return {
    dateCompleted: completedAt,
    sessionType: item && isAudioSession(item) ? 'AudioSession' : 'VideoSession',
    slug: item?.slug ?? null,
    title: item?.title ?? 'No longer available',
    thumbnail: item?.image || null,
    duration,
    calories,
  };
}

const momentSchema = (limit: string) =>
  momentTextSchema
    .meta({ description: `ISO 8601, in UTC if it names no zone; included. A date alone is ${limit}` })
    .exactOptional();

export const completionHistoryQuery = z.object({
  offset: z
    .string()
    .regex(/^(0|[1-9]\d{0,8})$/)
    .meta({ description: 'How many to leave out; 0 unless given' })
    .exactOptional(),
  pageSize: z
    .string()
    .regex(/^([1-9]\d?|100)$/)
    .meta({ description: `1 to 100; ${DEFAULT_PAGE_SIZE} unless given` })
    .exactOptional(),
  from: momentSchema('its beginning'),
  to: momentSchema('its end'),
});
