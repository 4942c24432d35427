import fc from 'fast-check';
import { actionOf, withoutDetails } from './action.ts';
import { anyFault, responseDelay, SESSION_LOST } from './faults.ts';
import { itemAddress } from './member.ts';
import { pageChange } from './page-actions.ts';

const item = fc.record({ nth: fc.nat(5), plays: fc.boolean() });
const nextItem = fc.oneof(
  { withCrossShrink: true },
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 7, arbitrary: item },
);

/** Makes requests fail, and may open a page that sends them. */
export const failCall = actionOf({
  name: 'fail a call',
  details: fc.record({ fault: anyFault, nextItem, change: pageChange }),
  perform: async (member, { fault, nextItem: next, change }) => {
    await member.faults.inject(fault);
    if (next && fault.row.startsWith('GET'))
      await member.open(itemAddress(member.oracle, next.nth, next.plays), change);
  },
});

export const delayResponses = actionOf({
  name: 'delay responses',
  details: responseDelay,
  perform: async ({ faults }, delay) => faults.delayResponses(delay),
});

export const loseSession = actionOf({
  name: 'lose the session for a moment',
  details: fc.record({ nextItem, change: pageChange }),
  isPossible: ({ profile }) => profile.losesSession,
  perform: async (member, { nextItem: next, change }) => {
    await member.faults.inject(SESSION_LOST);
    if (next) await member.open(itemAddress(member.oracle, next.nth, next.plays), change);
  },
});

/** The next me response has malformed lists. */
export const malformLists = actionOf({
  name: 'malform the lists of the me response',
  details: withoutDetails,
  isPossible: ({ isSubscriber }) => isSubscriber,
  perform: async ({ faults, assembly }) => {
    await faults.clear();
    const me = (await assembly.platform.request('GET', '/api/v3/jwp/me')) as object;
    const body = { ...me, favorites: 'none', watchHistory: { length: 1 } };
    await faults.inject({ row: 'GET /api/v3/jwp/me', body, times: 1 });
  },
});

export const clearFaults = actionOf({
  name: 'end all faults',
  details: withoutDetails,
  perform: ({ faults }) => faults.clear(),
});

export const toggleConnection = actionOf({
  name: 'lose or regain the connection',
  details: withoutDetails,
  perform: (member) => member.toggleConnection(),
});

export const fillStorage = actionOf({
  name: 'fill the storage',
  details: withoutDetails,
  isPossible: ({ profile }) => profile.storage === 'full',
  perform: async (member) => member.setStorage('full'),
});
