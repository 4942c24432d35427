import { SECOND_MS, type EpochMs } from '../time/milliseconds.ts';

/**
 * A part of a channel's broadcast: the recording of an ended program, or, without an end, a running program from its beginning
 * (LIV-04).
 */
export interface BroadcastPart {
  readonly start: EpochMs;
  readonly end: EpochMs | null;
}

/** LIV-04: a running program plays from its beginning after a seek to 0; without it, at its live edge. */
export const isFromBeginning = (part: BroadcastPart | null): part is BroadcastPart & { readonly end: null } =>
  part !== null && part.end === null;

export const isRecording = (part: BroadcastPart | null): part is BroadcastPart & { readonly end: EpochMs } =>
  part !== null && part.end !== null;

const PART = 't';

/** LIV-04: the address of a channel's source with `t={start}-{end}` or `t={start}`, in seconds since 1970. */
export function addressOfPart(source: string, { start, end }: BroadcastPart): string {
  const [address = '', fragment] = source.split('#', 2);
  const part = end === null ? inSeconds(start) : `${inSeconds(start)}-${inSeconds(end)}`;
  const file = `${address}${address.includes('?') ? '&' : '?'}${PART}=${part}`;
  return fragment === undefined ? file : `${file}#${fragment}`;
}

const inSeconds = (moment: EpochMs): string => String(Math.floor(moment / SECOND_MS));
