import { setImmediate as nextTurn } from 'node:timers/promises';

/** Waits until every promise that does not depend on I/O or timers has settled. */
export const settled = (): Promise<void> => nextTurn();
