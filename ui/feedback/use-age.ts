import { ageOf, type Age } from '#domain/time/age.ts';
import { SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import { useCurrentTime } from '../session/use-current-time.ts';

const REFRESH_MS = 15 * SECOND_MS;

/** How long ago a moment was; it grows while it shows. */
export const useAge = (moment: EpochMs): Age => ageOf(useCurrentTime(REFRESH_MS) - moment);
