import { Clock } from '#application/ports/clock.ts';
import { useInjection } from './use-injection.ts';

/** The time at which the component is drawn. */
export const useNow = (): Date => useInjection(Clock).now();
