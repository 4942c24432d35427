import { inPage } from './in-page.ts';

declare global {
  interface Window {
    /** By how much the page's time is ahead of the machine's, in milliseconds. */
    dateOffset?: number;
  }
}

/**
 * Makes `Date` return the scenario's time, which advances as the machine's does. Runs in the page, before
 * everything else.
 */
function shiftDate(): void {
  const MachineDate = Date;
  const now = (): number => MachineDate.now() + (window.dateOffset ?? 0);
  const ShiftedDate = new Proxy(MachineDate, {
    construct: (date, parts: readonly unknown[]) =>
      Reflect.construct(date, parts.length === 0 ? [now()] : [...parts]) as Date,
    get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
  });
  Object.defineProperty(window, 'Date', { value: ShiftedDate, configurable: true, writable: true });
}

export const SHIFT_DATE = inPage(shiftDate);

/** Sets the time of a page whose `Date` is shifted. */
export const setDateOffset = (offset: number): string => `window.dateOffset = ${offset};`;
