/** A moment in milliseconds since 1970. */
export type EpochMs = number;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** Of 24 hours, which not every day has. */
export const DAY_MS = 24 * HOUR_MS;
