/** CFG-01: where the app is mounted. */
export const BASE_PATH = '/app';

/** The address's path below it, `/workout/morning-flow` for example. */
export const pathBelowBase = (): string => window.location.pathname.slice(BASE_PATH.length);
