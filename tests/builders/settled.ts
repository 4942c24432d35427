import { setImmediate as nextTurn } from 'node:timers/promises';

/** Waits until every promise that can go on without the outside world has done so. */
export const settled = (): Promise<void> => nextTurn();
