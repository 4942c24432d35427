import { SECOND_MS, type EpochMs } from '#domain/time/milliseconds.ts';
import type { Program } from '#domain/live/program.ts';
import { moment } from '../http/wire.ts';

/**
 * Reads an entry of a schedule (Specification 2, section 3, "Program guide entry"); null if it is invalid (LIV-08). Written by hand:
 * a guide reads thousands of entries while it scrolls, and a schema takes several times as long.
 */
export function readProgram(written: unknown): Program | null {
  if (!isRecord(written)) return null;
  const { id, title, startTime, endTime, chapterPointCustomProperties } = written;
  const [start, end] = [readMoment(startTime), readMoment(endTime)];
  const properties = readProperties(chapterPointCustomProperties);
  if ((!isText(id) && typeof id !== 'number') || !isText(title) || properties === null) return null;
  if (start === null || end === null || start >= end) return null;
  return {
    id: String(id),
    title,
    start,
    end,
    description: properties.get('description') || null,
    image: properties.get('image') || null,
  };
}

/** The first value of each key; null if one of the properties is invalid. */
function readProperties(written: unknown): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  if (written === undefined || written === null) return found;
  if (!Array.isArray(written)) return null;
  for (const property of written as readonly unknown[]) {
    if (!isRecord(property) || !isText(property['key']) || typeof property['value'] !== 'string') return null;
    if (!found.has(property['key'])) found.set(property['key'], property['value']);
  }
  return found;
}

/** A date in whole seconds, as the addresses of programs and recordings name it. */
function readMoment(written: unknown): EpochMs | null {
  const time = typeof written === 'string' ? moment(written)?.getTime() : undefined;
  return time === undefined ? null : Math.floor(time / SECOND_MS) * SECOND_MS;
}

const isRecord = (written: unknown): written is Readonly<Record<string, unknown>> =>
  typeof written === 'object' && written !== null;

const isText = (written: unknown): written is string => typeof written === 'string' && written.trim() !== '';
