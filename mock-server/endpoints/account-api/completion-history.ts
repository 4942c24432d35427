import { isAudioSession } from '../../catalogue/items/audio-sessions.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { daysAfter } from '../../catalogue/schedule/days.ts';
import { ok, refusal, type Handler, type JsonSchema } from '../../http/endpoint.ts';
import { isoMoment, ISO_MOMENT, isWholeDay } from '../../http/iso-moment.ts';
import { integer, listOf, objectOf, orNull, text } from '../../http/wire-schemas.ts';
import { between, newestFirst, type Completion } from '../../worlds/completions.ts';

const DEFAULT_PAGE_SIZE = 25;

/** A page of the sessions that the member completed in a range, newest first (PRG-04). */
export const completionHistory: Handler = ({ platform, world, query }) => {
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
function entryOf(catalogue: Catalogue, { mediaid, completedAt, duration }: Completion): object {
  const item = catalogue.item(mediaid);
  return {
    dateCompleted: completedAt,
    sessionType: item && isAudioSession(item) ? 'AudioSession' : 'VideoSession',
    slug: item?.slug ?? null,
    title: item?.title ?? 'No longer available',
    thumbnail: item?.image || null,
    duration,
  };
}

const momentSchema = (limit: string): JsonSchema => ({
  type: 'string',
  pattern: ISO_MOMENT,
  description: `ISO 8601, in UTC if it names no zone; included. A date alone is ${limit}`,
});

export const completionHistoryQuery: JsonSchema = {
  type: 'object',
  properties: {
    offset: {
      type: 'string',
      pattern: '^(0|[1-9]\\d{0,8})$',
      description: 'How many to leave out; 0 unless given',
    },
    pageSize: {
      type: 'string',
      pattern: '^([1-9]\\d?|100)$',
      description: `1 to 100; ${DEFAULT_PAGE_SIZE} unless given`,
    },
    from: momentSchema('its beginning'),
    to: momentSchema('its end'),
  },
};

/** Specification 2, section 3, "Workout history entry". */
export const completionHistorySchema = objectOf({
  data: listOf(
    objectOf({
      dateCompleted: text,
      sessionType: { enum: ['VideoSession', 'AudioSession'] },
      slug: orNull(text),
      title: text,
      thumbnail: orNull(text),
      duration: { ...integer, minimum: 1, description: 'Seconds' },
    }),
  ),
  total: { ...integer, minimum: 0, description: 'Of all pages of the range' },
});
