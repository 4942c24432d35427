import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Assembly } from '../assembly.ts';
import type { BrowserSession } from './browser-session.ts';
import { holdTime, isTimeHeld, runDueTimers } from './held-time.ts';
import { settle } from './settle.ts';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

/** How a scenario controls a browser's time, which starts at `now`. */
export function browserTime(
  session: BrowserSession,
  now: Date,
): Pick<Assembly, 'wait' | 'holdTime' | 'setTime' | 'setTimeZone' | 'passTime' | 'eventually' | 'settle'> {
  const page = (): Page => session.page;
  /** The scenario's time when it was last set, and the machine's time then. */
  let time = { set: now.getTime(), at: Date.now() };
  const setTime = async (moment: number): Promise<void> => {
    time = { set: moment, at: Date.now() };
    await session.setTime(new Date(moment));
  };
  return {
    wait: (length) => (isTimeHeld(page()) ? page().clock.runFor(length) : wait(length)),
    holdTime: () => holdTime(page(), time.set),
    setTime: (moment) => setTime(moment.getTime()),
    setTimeZone: async (timezoneId) => {
      session.alter();
      const devtools = await session.context.newCDPSession(page());
      await devtools.send('Emulation.setTimezoneOverride', { timezoneId });
    },
    passTime: (length) => setTime(time.set + (Date.now() - time.at) + length),
    eventually: async (check) => {
      for (const since = Date.now(); ;) {
        try {
          return await check();
        } catch (failure) {
          if (Date.now() - since > PATIENCE_MS) throw failure;
          await runDueTimers(page());
          await wait(PAUSE_MS);
        }
      }
    },
    settle: () => settle(page, session.traffic),
  };
}
