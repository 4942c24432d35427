import type { SentRequest } from './recorded-request.ts';

export interface AnswersHeld {
  /** A request as 'POST /path'. */
  readonly matching: RegExp;
  /** In milliseconds of the simulated time. */
  readonly length: number;
  readonly times: number;
}

/** Answers that are long on their way back. */
export interface HeldAnswers {
  /** Holds the next answers to requests that match; 0 times ends all. */
  hold(hold: AnswersHeld): void;
  /** Waits for as long as the answer to this request is to be held. */
  onItsWayBack(sent: SentRequest): Promise<void>;
}

export function makeHeldAnswers(): HeldAnswers {
  let holds: readonly AnswersHeld[] = [];
  return {
    hold: (hold) => {
      holds = hold.times > 0 ? [...holds, hold] : [];
    },
    onItsWayBack: async ({ method, path }) => {
      const hold = holds.find(({ matching }) => matching.test(`${method} ${path}`));
      if (!hold) return;
      const left = { ...hold, times: hold.times - 1 };
      holds = holds.flatMap((each) => (each !== hold ? [each] : left.times > 0 ? [left] : []));
      await new Promise((resolve) => setTimeout(resolve, hold.length));
    },
  };
}
