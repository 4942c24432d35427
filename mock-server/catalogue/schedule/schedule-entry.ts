import { z } from '../../zod.ts';
import type { ValueOf } from '../../value-of-schema.ts';

/** More than spaces. */
const filled = z.string().regex(/\S/);

/** A guide entry (Specification 2, section 3, "Program guide entry"). */
export const scheduleEntrySchema = z.object({
  id: filled,
  title: filled,
  startTime: z.iso.datetime().meta({ description: 'ISO 8601, in UTC' }),
  endTime: z.iso.datetime().meta({ description: 'ISO 8601, in UTC' }),
  description: z.string().exactOptional(),
  chapterPointCustomProperties: z
    .array(z.object({ key: filled, value: z.string() }))
    .meta({ description: 'image and description (LIV-10)' }),
});

export type ScheduleEntry = ValueOf<typeof scheduleEntrySchema>;
