import type { SentRequest } from '#features/support/dom/recorded-request.ts';

/** A member's write that was sent and has not arrived yet, although its page is gone. */
export interface WriteInFlight {
  readonly list: 'watch_history' | 'favorites';
  /** Null for a write that clears the list. */
  readonly mediaid: string | null;
  readonly method: string;
  /** Null in a write of favorites. */
  readonly progress: number | null;
}

export const writesAmong = (requests: readonly SentRequest[]): readonly WriteInFlight[] =>
  requests.flatMap(({ method, path, sent }) => {
    const found = /^\/api\/v3\/jwp\/(watch_history|favorites)(?:\/([^/?]+))?/.exec(path);
    if (method === 'GET' || !found) return [];
    const list = found[1] === 'favorites' ? 'favorites' : 'watch_history';
    const { progress = null } = JSON.parse(sent ?? '{}') as { readonly progress?: number };
    return [{ list, mediaid: found[2] ?? null, method, progress }];
  });
