import { localDate, type PlanDate } from '#domain/coaching/plan-date.ts';
import { useNow } from './use-now.ts';

/** The day where the member is, at the time of the render. */
export const useToday = (): PlanDate => localDate(useNow());
