import fc from 'fast-check';
import { actionOf } from './action.ts';
import { CLEARING, MARKING, oftenWriteFault } from './faults.ts';

export const toggleFavorite = actionOf({
  name: 'toggle the favorite',
  details: fc.record({ fault: oftenWriteFault(MARKING) }),
  perform: async (member, { fault }) => {
    await member.faults.inject(fault);
    return member.toggleFavorite();
  },
});

export const toggleFavoriteTwice = actionOf({
  name: 'toggle the favorite twice',
  details: fc.record({ fault: oftenWriteFault(MARKING), secondFault: oftenWriteFault(MARKING) }),
  perform: async (member, { fault, secondFault }) => {
    await member.faults.inject(fault);
    if (!(await member.toggleFavorite())) return false;
    await member.faults.inject(secondFault);
    return member.toggleFavorite();
  },
});

/** After a reconnection the me response is older than what the member does in the meantime. */
export const toggleFavoriteDuringMe = actionOf({
  name: 'toggle the favorite while the me response is late',
  details: fc.record({
    lateSeconds: fc.integer({ min: 2, max: 4 }),
    afterMs: fc.nat(4).map((steps) => steps * 250),
    fault: oftenWriteFault(MARKING),
  }),
  perform: async (member, { lateSeconds, afterMs, fault }) => {
    if (member.oracle.isOnline) await member.toggleConnection();
    member.faults.delayResponses({ matching: 'jwp/me$', length: lateSeconds * 1000, times: 1 });
    await member.toggleConnection();
    await member.assembly.wait(afterMs);
    await member.faults.inject(fault);
    const isDone = await member.toggleFavorite();
    await member.assembly.wait(5000);
    await member.checkFavorite();
    return isDone;
  },
});

export const clearFavorites = actionOf({
  name: 'clear the favorites',
  details: fc.record({ fault: oftenWriteFault(CLEARING) }),
  perform: async (member, { fault }) => {
    await member.faults.inject(fault);
    if (!(await member.press('button', 'Clear favorites'))) return false;
    await member.assembly.wait(500);
    const confirm = member.assembly.screen.part('alertdialog').part('button', 'Clear favorites');
    if ((await confirm.count()) === 0) return false;
    await confirm.press();
    member.oracle.clearFavorites();
    return true;
  },
});
