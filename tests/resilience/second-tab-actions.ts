import fc from 'fast-check';
import { actionOf, withoutDetails } from './action.ts';
import { MARKING, oftenWriteFault } from './faults.ts';
import { subscriberItem } from './member.ts';
import type { Oracle } from './oracle.ts';

const isPossible = ({ profile, isMember }: Readonly<Oracle>): boolean => profile.hasTwoTabs && isMember;

export const openSecondTab = actionOf({
  name: 'open the second tab',
  details: withoutDetails,
  isPossible: (oracle) => isPossible(oracle) && oracle.isOnline,
  perform: async ({ secondTab, faults }) => {
    if (secondTab.isOpen) return false;
    await faults.clear();
    await secondTab.open();
    return true;
  },
});

export const closeSecondTab = actionOf({
  name: 'close the second tab',
  details: withoutDetails,
  isPossible,
  perform: async ({ secondTab }) => {
    if (!secondTab.isOpen) return false;
    await secondTab.close();
    return true;
  },
});

/** Toggles a favorite in the second tab, or watches there. */
export const useSecondTab = actionOf({
  name: 'use the second tab',
  details: fc.record({
    item: fc.oneof(
      { weight: 3, arbitrary: fc.constant('as in the first' as const) },
      { weight: 2, arbitrary: fc.nat(2) },
    ),
    watchesPercent: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 99 })),
  }),
  isPossible,
  perform: async (member, { item, watchesPercent }) => {
    const { secondTab } = member;
    if (!secondTab.hasSameMember) return false;
    const onPage = await member.itemOnPage();
    const id = typeof item === 'number' ? subscriberItem(item) : (onPage ?? subscriberItem(0));
    const place = await member.assembly.place();
    const isOpeningPlayer = !member.oracle.isPlaying && place.inApp && place.path.includes('play=1');
    if (watchesPercent !== null && isOpeningPlayer) member.oracle.openingPlayer(id);
    if (watchesPercent !== null) secondTab.watch(id, watchesPercent / 100);
    else secondTab.toggleFavorite(id);
    return true;
  },
});

/** Toggles a favorite in the first tab and back in the second while the first write is in flight. */
export const toggleInBothTabs = actionOf({
  name: 'toggle the favorite in both tabs',
  details: fc.record({
    delaySeconds: fc.integer({ min: 2, max: 6 }),
    delayed: fc.subarray(MARKING),
    fault: oftenWriteFault(MARKING),
  }),
  isPossible,
  perform: async (member, { delaySeconds, delayed, fault }) => {
    const id = await member.itemOnPage();
    for (const row of delayed) await member.faults.inject({ row, delayMs: delaySeconds * 1000, times: 1 });
    await member.faults.inject(fault);
    if (!id || !(await member.toggleFavorite())) return false;
    await member.assembly.wait(50);
    if (!member.secondTab.hasSameMember) return false;
    member.secondTab.toggleFavorite(id);
    return true;
  },
});
