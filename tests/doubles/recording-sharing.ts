import type { ShareOutcome, Sharing } from '#application/ports/sharing.ts';

type Page = Parameters<Sharing['share']>[0];

/** A device that records the pages that were shared. */
export interface RecordingSharing extends Sharing {
  readonly passedOn: readonly Page[];
}

/** @param outcome the outcome of every share */
export function makeRecordingSharing(outcome: ShareOutcome = 'shared'): RecordingSharing {
  const passedOn: Page[] = [];
  return {
    passedOn,
    share: async (page) => {
      if (outcome === 'shared' || outcome === 'copied') passedOn.push(page);
      return outcome;
    },
  };
}
