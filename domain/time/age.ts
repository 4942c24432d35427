import { DAY_MS, HOUR_MS, MINUTE_MS } from './milliseconds.ts';

/** How long ago something was, in whole units. */
export interface Age {
  readonly unit: 'minute' | 'hour' | 'day';
  readonly count: number;
}

/** @param length in milliseconds; less than a minute, and what lies ahead, is 0 minutes */
export function ageOf(length: number): Age {
  if (length < HOUR_MS) return { unit: 'minute', count: Math.max(0, Math.floor(length / MINUTE_MS)) };
  if (length < DAY_MS) return { unit: 'hour', count: Math.floor(length / HOUR_MS) };
  return { unit: 'day', count: Math.floor(length / DAY_MS) };
}
