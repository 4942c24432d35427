import type { ScheduleAddress } from '#domain/live/channel.ts';
import type { Program } from '#domain/live/program.ts';
import { token } from '../injection/token.ts';

/** The schedules of live channels (LIV-07). */
export interface ScheduleSource {
  /**
   * Loads the programs of a channel in the order in which they arrive; invalid ones are left out (LIV-08). Fails with the
   * failures of a request, and with `malformed-answer` for anything but a list.
   */
  programs(address: ScheduleAddress): Promise<readonly Program[]>;
}
export const ScheduleSource = token<ScheduleSource>('ScheduleSource');
