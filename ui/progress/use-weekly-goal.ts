import { useState } from 'react';
import { memberOf } from '#application/account/record-owner.ts';
import { WeeklyGoals } from '#application/ports/weekly-goals.ts';
import type { WeeklyGoal } from '#domain/progress/weekly-goal.ts';
import { useInjection } from '../session/use-injection.ts';
import { useViewer } from '../session/use-viewer.ts';

interface ChosenGoal {
  readonly goal: WeeklyGoal | null;
  readonly choose: (goal: WeeklyGoal | null) => void;
}

/** The weekly goal of the member (PRG-07); null while nobody knows who is there, as nobody's goal can be kept. */
export function useWeeklyGoal(): ChosenGoal | null {
  const goals = useInjection(WeeklyGoals);
  const member = memberOf(useViewer());
  const [goal, setGoal] = useState(() => member && goals.goalOf(member));
  if (member === null) return null;
  const choose = (chosen: WeeklyGoal | null) => {
    goals.save(member, chosen);
    setGoal(chosen);
  };
  return { goal, choose };
}
