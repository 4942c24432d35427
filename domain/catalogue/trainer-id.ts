import type { Branded } from '../branded.ts';

/** A trainer's id in the account API, without the prefix that filters and items add. */
export type TrainerId = Branded<string, 'TrainerId'>;
export const trainerId = (text: string): TrainerId => text as TrainerId;
