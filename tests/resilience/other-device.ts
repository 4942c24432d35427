import type { DomAssembly } from '#features/support/dom/dom-assembly.ts';
import type { ServerRecords } from './expected-records.ts';
import { isAbout, type List, type Outcome, type WriteAttempts } from './write-attempts.ts';
import { writesAmong } from './writes-in-flight.ts';

/** What the server holds of a member. */
type HeldRecords = ServerRecords & { readonly id: string };

interface ReceivedCall {
  readonly method: string;
  readonly path: string;
}

/** The platform lists no more calls than this. */
const MOST_CALLS_LISTED = 1000;

/** Another device of the member, without the app: it calls the platform by itself. */
export class OtherDevice {
  constructor(
    private readonly assembly: DomAssembly,
    private readonly attempts: WriteAttempts,
  ) {}

  /** What the server holds of this member; null if somebody else is signed in. */
  async recordsOf(member: string): Promise<ServerRecords | null> {
    const held = (await this.assembly.platform
      .request('GET', '/api/v3/jwp/me')
      .catch(() => null)) as HeldRecords | null;
    return held?.id === member ? held : null;
  }

  async watch(id: string, progress: number): Promise<void> {
    this.attempts.countOfOtherDevice('watch_history', id);
    await this.assembly.platform.request('POST', `/api/v3/jwp/watch_history/${id}`, { progress });
  }

  async setFavorite(id: string, isFavorite: boolean): Promise<void> {
    this.attempts.countOfOtherDevice('favorites', id);
    await this.assembly.platform.request(isFavorite ? 'POST' : 'DELETE', `/api/v3/jwp/favorites/${id}`);
  }

  /** How the app's last write of an item ended for it; null if the platform no longer lists all calls. */
  async lastOutcome(list: List, id: string): Promise<Outcome | null> {
    const calls = (await this.assembly.platform.request('GET', '/__mock/calls')) as readonly ReceivedCall[];
    if (calls.length >= MOST_CALLS_LISTED) return null;
    const writes = writesAmong(calls.map(({ method, path }) => ({ method, path, sent: null })));
    const received = writes.filter((write) => isAbout(write, list, id)).length;
    return this.attempts.lastOutcome(list, id, received);
  }
}
