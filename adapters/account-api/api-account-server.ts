import * as z from 'zod/mini';
import { AppFailure, isFailure } from '#application/app-failure.ts';
import type { AccountServer, MemberWrite, WriteOutcome } from '#application/ports/account-server.ts';
import type { Result } from '#application/result.ts';
import type { Reporter } from '#application/ports/reporter.ts';
import type { Entitlement } from '#domain/access/entitlement.ts';
import type { Member, MemberId } from '#domain/account/viewer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { isPathSegment, pathSegment } from '#domain/navigation/path-segment.ts';
import { progress } from '#domain/progress/progress.ts';
import { idLike, numberLike, lenient, read, readEach, stringLike, tolerantList } from '../http/wire.ts';
import { mapResult, type AccountApi } from './account-api.ts';
import { ME_PATH } from './prefetched-paths.ts';
import { coachingFields, readCoaching } from './wire-coaching.ts';

const person = z.object({
  id: stringLike.check(z.refine((id) => id !== '')),
  email: lenient(z.string()),
  subscriptionStatus: lenient(
    z.object({ activeSubscriber: lenient(z.boolean()), entitlements: tolerantList(z.string()) }),
  ),
  favorites: z.optional(z.unknown()),
  watchHistory: z.optional(z.unknown()),
  programProgress: lenient(z.record(z.string(), z.unknown())),
  ...coachingFields,
});
const favorite = z.object({ mediaid: idLike });
const watchEntry = z.object({ mediaid: idLike, progress: numberLike });

/** Shorter than for other calls: the rows of home wait until the viewer is known. */
const LONGEST_WAIT_FOR_ME_MS = 5000;

/** The account API's calls for the member's own data (Specification 1, section 7). */
export const makeApiAccountServer = (api: AccountApi, reporter: Reporter): AccountServer => ({
  me: async () =>
    mapResult(await api.get(ME_PATH, LONGEST_WAIT_FOR_ME_MS), (data) => readMember(data, api, reporter)),
  send: async (write) => {
    const { method, path, body } = callOf(write);
    const { data: status } = await api.send(method, path, body);
    return status === null ? 'unknown' : outcomeOf(status);
  },
  login: notImplemented,
  register: notImplemented,
  locale: notImplemented,
  logOut: async () => {
    const { data: status, errors } = await api.send('DELETE', '/api/v3/jwp/users/logout');
    // A site that leads elsewhere after it has done so, such as to its sign-in.
    if (status === null) return errors.some((error) => isFailure(error, 'redirected'));
    return (status >= 200 && status < 300) || status === 401;
  },
});

const WATCH_HISTORY = '/api/v3/jwp/watch_history';
const FAVORITES = '/api/v3/jwp/favorites';

/** The request for a write (Specification 1, section 7). */
function callOf(write: MemberWrite): { method: 'POST' | 'DELETE'; path: string; body?: object } {
  switch (write.kind) {
    case 'progress':
      return {
        method: 'POST',
        path: `${WATCH_HISTORY}/${pathSegment(write.mediaId)}`,
        body: { progress: write.progress },
      };
    case 'favorite':
      return {
        method: write.wanted ? 'POST' : 'DELETE',
        path: `${FAVORITES}/${pathSegment(write.mediaId)}`,
      };
    case 'clear-favorites':
      return { method: 'DELETE', path: FAVORITES };
  }
}

async function notImplemented(): Promise<Result<never>> {
  return { data: null, errors: [new AppFailure('not-implemented', 'Not implemented')] };
}

/** A gateway's statuses for a server from which it has no response. */
const NO_RESPONSE = [502, 504];

/** API-05: a 2xx, or a 4xx that repeating would not change, settles a write. */
function outcomeOf(status: number): WriteOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (NO_RESPONSE.includes(status)) return 'unknown';
  if (status === 401) return 'signed-out';
  const worthRepeating = status === 408 || status === 429 || status >= 500 || status < 400;
  return worthRepeating ? 'unsent' : 'refused';
}

/** An empty response means a visitor. */
function readMember(data: unknown, api: AccountApi, reporter: Reporter): Member | null {
  if (data === null) return null;
  const wire = read(person, data, 'The me answer');
  const entitlements = wire.subscriptionStatus?.entitlements ?? [];
  return {
    id: wire.id as MemberId,
    email: wire.email ?? '',
    activeSubscriber: wire.subscriptionStatus?.activeSubscriber ?? false,
    entitlements: entitlements as Entitlement[],
    favorites:
      readList(favorite, wire.favorites, 'A favorite', reporter)?.map(({ mediaid }) => mediaId(mediaid)) ??
      null,
    watchHistory:
      readList(watchEntry, wire.watchHistory, 'A watch-history entry', reporter)?.map((entry) => ({
        mediaId: mediaId(entry.mediaid),
        progress: progress(entry.progress),
      })) ?? null,
    programProgress: new Map(
      Object.entries(wire.programProgress ?? {}).flatMap(([viewName, sent]) => {
        const id = z.safeParse(idLike, sent).data;
        return isPathSegment(viewName) && id !== undefined ? [[slug(viewName), mediaId(id)] as const] : [];
      }),
    ),
    coaching: readCoaching(wire, entitlements, api, reporter),
  };
}

/** The entries of a member's list: null in the response means an empty list, any other non-list value an unknown one. */
function readList<Schema extends z.ZodMiniType>(
  entry: Schema,
  list: unknown,
  what: string,
  reporter: Reporter,
): z.output<Schema>[] | null {
  if (list === null) return [];
  return Array.isArray(list) ? readEach(entry, list, what, reporter) : null;
}
