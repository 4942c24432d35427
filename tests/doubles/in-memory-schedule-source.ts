import { AppFailure } from '#application/app-failure.ts';
import type { ScheduleSource } from '#application/ports/schedule-source.ts';
import type { Program } from '#domain/live/program.ts';

/** An in-memory source of schedules. */
export interface InMemoryScheduleSource extends ScheduleSource {
  /** From now on every request fails. */
  failWith(failure: AppFailure): void;
  /** The addresses that were requested, oldest first. */
  readonly requested: readonly string[];
}

/** @param schedules the programs of each schedule by its address, and the token that it needs */
export function makeInMemoryScheduleSource(
  schedules: Readonly<Record<string, { readonly programs: readonly Program[]; readonly token?: string }>>,
): InMemoryScheduleSource {
  let failure: AppFailure | null = null;
  const requested: string[] = [];
  return {
    requested,
    failWith: (next) => (failure = next),
    programs: async ({ address, token }) => {
      requested.push(address);
      const found = schedules[address];
      if (failure) throw failure;
      if (!found) throw new AppFailure('not-found', `There is no schedule ${address}`);
      if (found.token && found.token !== token)
        throw new AppFailure('unauthorized', 'The schedule needs its token');
      return found.programs;
    },
  };
}
