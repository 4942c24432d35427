import { z } from 'zod';
import type { ValueOf } from '../../value-of.ts';

/** A guide entry (Specification 2, section 3, "Program guide entry"). */
export const scheduleEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  startTime: z.string().meta({ description: 'ISO 8601, in UTC' }),
  endTime: z.string().meta({ description: 'ISO 8601, in UTC' }),
  description: z.string().exactOptional(),
  chapterPointCustomProperties: z
    .array(z.object({ key: z.string(), value: z.string() }))
    .meta({ description: 'image and description (LIV-10)' }),
});

export type ScheduleEntry = ValueOf<typeof scheduleEntrySchema>;
