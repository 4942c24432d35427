import { timer, type Subscription } from 'rxjs';

const FIRST_MS = 2000;
const LONGEST_MS = 60_000;

/** API-05: pauses of 2 s, 4 s, 8 s … and at most 60 s, one at a time. */
export interface ExponentialBackoff {
  /** Begins the next pause in place of one that has begun; `then` is called when it is over. */
  begin(then: () => void): void;
  /** Ends a pause that has begun, without anything following it. */
  end(): void;
  /** The next pause is the shortest again. */
  startOver(): void;
}

export function makeExponentialBackoff(): ExponentialBackoff {
  let length = FIRST_MS;
  let begun: Subscription | null = null;
  const end = () => begun?.unsubscribe();
  return {
    begin: (then) => {
      end();
      begun = timer(length).subscribe(() => {
        length = Math.min(2 * length, LONGEST_MS);
        then();
      });
    },
    end,
    startOver: () => (length = FIRST_MS),
  };
}
