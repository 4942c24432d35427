import type { RecordedRequest } from '#features/support/dom/recorded-request.ts';
import { writesAmong, type WriteInFlight } from './writes-in-flight.ts';

export type List = WriteInFlight['list'];

/** How a write ended for the page: `unheard` if no response came, `failed` if it is to be tried again in any case. */
export type Outcome = 'heard' | 'unheard' | 'failed';

interface Attempt extends Pick<WriteInFlight, 'list' | 'mediaid'> {
  readonly outcome: Outcome;
  readonly isOffline: boolean;
}

export const isAbout = (
  write: Pick<WriteInFlight, 'list' | 'mediaid'>,
  list: List,
  mediaid: string,
): boolean => write.list === list && (write.mediaid === null || write.mediaid === mediaid);

/** The writes whose end a page learned. A page that ends with a write in flight does not learn it. */
export class WriteAttempts {
  readonly #ended: Attempt[] = [];

  observe(request: RecordedRequest): void {
    const { status, isOffline } = request;
    for (const { list, mediaid } of writesAmong([request]))
      this.#ended.push({ list, mediaid, isOffline, outcome: isOffline ? 'failed' : outcomeOf(status) });
  }

  /** Another device hears its own responses. */
  countOfOtherDevice(list: List, mediaid: string): void {
    this.#ended.push({ list, mediaid, isOffline: false, outcome: 'heard' });
  }

  /**
   * The outcome of the last write of an item.
   *
   * @param received how many writes of the item the platform received
   */
  lastOutcome(list: List, mediaid: string, received: number): Outcome {
    const ended = this.#ended.filter((attempt) => isAbout(attempt, list, mediaid));
    if (received > ended.filter(({ isOffline }) => !isOffline).length) return 'unheard';
    return ended.at(-1)?.outcome ?? 'heard';
  }
}

function outcomeOf(status: number | null): Outcome {
  if (status === null) return 'unheard';
  return status < 300 ? 'heard' : 'failed';
}
