import type { Clock } from '@sinonjs/fake-timers';
import type { Assembly } from '../assembly.ts';
import type { InProcessNetwork } from './in-process-fetch.ts';
import {
  eventually,
  letTimePass,
  runTurns,
  settle,
  settleWithoutTime,
  withoutTime,
} from './simulated-time.ts';

/** How a scenario controls the time of this process, whose time zone is restored at the end. */
export interface DomTime extends Pick<
  Assembly,
  'wait' | 'setTime' | 'setTimeZone' | 'passTime' | 'holdTime' | 'eventually' | 'settle'
> {
  end(): void;
}

/** @param arriving resolves when a page that reloads itself has loaded */
export function makeDomTime(clock: Clock, network: InProcessNetwork, arriving: () => Promise<void>): DomTime {
  const timeZone = process.env.TZ;
  let isHeld = false;
  return {
    wait: (length) => letTimePass(length, clock),
    setTime: async (moment) => {
      clock.setSystemTime(moment);
    },
    setTimeZone: async (zone) => {
      process.env.TZ = zone;
    },
    passTime: async (length) => {
      // What shows has its effects before.
      await runTurns();
      clock.setSystemTime(clock.now + length);
    },
    holdTime: async () => {
      isHeld = true;
    },
    eventually: (check) => {
      const look = async () => {
        await arriving();
        return check();
      };
      return isHeld ? withoutTime(look, clock) : eventually(look, clock, network);
    },
    settle: () => (isHeld ? settleWithoutTime(clock, network) : settle(clock, network)),
    end: () => {
      if (timeZone === undefined) delete process.env.TZ;
      else process.env.TZ = timeZone;
    },
  };
}
