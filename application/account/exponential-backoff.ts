import { timer, type Subscription } from 'rxjs';

const FIRST_MS = 2000;
const LONGEST_MS = 60_000;

/** API-05, ACC-08: delays of 2 s, 4 s, 8 s … and at most 60 s, one at a time. */
export interface ExponentialBackoff {
  /** Starts the next delay, and cancels a running one; calls `then` when the delay is over. */
  begin(then: () => void): void;
  /** Cancels a running delay. */
  end(): void;
  /** Resets the next delay to the shortest. */
  startOver(): void;
}

export function makeExponentialBackoff(): ExponentialBackoff {
  let length = FIRST_MS;
  let waiting: Subscription | null = null;
  const end = () => waiting?.unsubscribe();
  return {
    begin: (then) => {
      end();
      waiting = timer(length).subscribe(() => {
        length = Math.min(2 * length, LONGEST_MS);
        then();
      });
    },
    end,
    startOver: () => (length = FIRST_MS),
  };
}
