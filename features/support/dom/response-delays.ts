import type { SentRequest } from './recorded-request.ts';

export interface AnswersHeld {
  /** Matched against requests in the form 'POST /path'. */
  readonly matching: RegExp;
  /** In milliseconds of simulated time. */
  readonly length: number;
  readonly times: number;
}

/** Responses that are delayed on their way back. */
export interface ResponseDelays {
  /** Delays the next responses to matching requests; 0 times ends all delays. */
  hold(hold: AnswersHeld): void;
  /** Waits as long as the response to this request is to be delayed. */
  waitBeforeDelivery(sent: SentRequest): Promise<void>;
}

export function makeHeldAnswers(): ResponseDelays {
  let holds: readonly AnswersHeld[] = [];
  return {
    hold: (hold) => {
      holds = hold.times > 0 ? [...holds, hold] : [];
    },
    waitBeforeDelivery: async ({ method, path }) => {
      const hold = holds.find(({ matching }) => matching.test(`${method} ${path}`));
      if (!hold) return;
      const left = { ...hold, times: hold.times - 1 };
      holds = holds.flatMap((each) => (each !== hold ? [each] : left.times > 0 ? [left] : []));
      await new Promise((resolve) => setTimeout(resolve, hold.length));
    },
  };
}
