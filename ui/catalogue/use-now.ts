import { Clock } from '#application/ports/clock.ts';
import { useApp } from '../shell/use-app.ts';

/** The time at which the component is drawn. */
export const useNow = (): Date => useApp(Clock).now();
