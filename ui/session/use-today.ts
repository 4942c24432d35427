import { localDate, type CalendarDate } from '#domain/time/calendar-date.ts';
import { useNow } from './use-now.ts';

/** The day where the member is, at the time of the render. */
export const useToday = (): CalendarDate => localDate(useNow());
