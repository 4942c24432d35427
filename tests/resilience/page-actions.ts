import fc from 'fast-check';
import { actionOf, withoutDetails } from './action.ts';
import { itemAddress, type PageChange } from './member.ts';
import type { Oracle } from './oracle.ts';

export const pageChange: fc.Arbitrary<PageChange> = fc.record({
  awaitsRequests: fc.constantFrom(true, true, true, false, false),
  refusesStorage: fc.constantFrom(false, false, false, true, true),
});

/** A page to open: an item by number, or the home page. */
export const destination = fc.oneof(
  { weight: 9, arbitrary: fc.nat(5) },
  { weight: 1, arbitrary: fc.constant('home' as const) },
);

export const addressOf =
  (page: number | 'home') =>
  (oracle: Pick<Oracle, 'isSubscriber'>): string =>
    page === 'home' ? '/' : itemAddress(oracle, page, false);

export const openPage = actionOf({
  name: 'open a page',
  details: fc.record({ page: destination, change: pageChange }),
  perform: (member, { page, change }) => member.open(addressOf(page)(member.oracle), change),
});

export const openAndPlay = actionOf({
  name: 'open a page and play',
  details: fc.record({ item: fc.nat(5), change: pageChange }),
  perform: (member, { item, change }) => member.open(itemAddress(member.oracle, item, true), change),
});

export const openFavorites = actionOf({
  name: 'open the favorites',
  details: fc.record({ change: pageChange }),
  perform: (member, { change }) => member.open('/u/favorites', change),
});

export const reload = actionOf({
  name: 'reload',
  details: fc.record({ change: pageChange }),
  perform: async (member, { change }) => {
    const place = await member.assembly.place();
    await member.open(place.inApp ? place.path : '/', change);
  },
});

export const closeAndReturn = actionOf({
  name: 'end the page and return',
  details: fc.record({
    how: fc.constantFrom('left' as const, 'killed' as const),
    awaySeconds: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
    page: destination,
    change: pageChange,
  }),
  perform: async (member, { how, awaySeconds, page, change }) => {
    await member.endPage(how, change);
    await member.connect();
    if (awaySeconds > 0) await member.assembly.wait(awaySeconds * 1000);
    await member.assembly.open(addressOf(page)(member.oracle));
  },
});

export const goHome = actionOf({
  name: 'follow the link home',
  details: withoutDetails,
  perform: async (member) => {
    const { assembly, oracle } = member;
    if (assembly.playing() && !oracle.profile.playsInline) await member.press('button', 'Back');
    return member.press('link', 'Home');
  },
});

export const retry = actionOf({
  name: 'press "Try again" or "Play now"',
  details: withoutDetails,
  perform: (member) => member.press('button', /^(Try again|Play now)$/),
});

export const wait = actionOf({
  name: 'wait',
  details: fc.record({ seconds: fc.integer({ min: 1, max: 40 }) }),
  perform: ({ assembly }, { seconds }) => assembly.wait(seconds * 1000),
});
