/** How long after its start a program can be watched, in hours. */
export type CatchUpHours = number;

/** LIV-02: where a channel sets none. */
const DEFAULT_CATCH_UP_HOURS: CatchUpHours = 8;

/** LIV-02: the hours arrive as text; 0 switches catch-up off, and anything that is no such number counts as not set. */
export function catchUpHours(written: string | null): CatchUpHours {
  const hours = written?.trim() ? Number(written) : NaN;
  return Number.isFinite(hours) && hours >= 0 ? hours : DEFAULT_CATCH_UP_HOURS;
}
