import type { Brand } from '../brand.ts';

/** A trainer's id on the account's side, without the prefix that filters and items put before it. */
export type TrainerId = Brand<string, 'TrainerId'>;
export const trainerId = (text: string): TrainerId => text as TrainerId;
