import { Clock } from '#application/ports/clock.ts';
import { useInjection } from './use-injection.ts';

/** The time of the render. */
export const useNow = (): Date => useInjection(Clock).now();
