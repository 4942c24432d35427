import { SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import { useCurrentTime } from '../session/use-current-time.ts';

/** LIV-02: how often it is looked up what is on. */
const REFRESH_MS = 5 * SECOND_MS;

/** The time, every 5 seconds. */
export const useLiveClock = (): EpochMs => useCurrentTime(REFRESH_MS);
