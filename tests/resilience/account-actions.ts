import fc from 'fast-check';
import { actionOf } from './action.ts';
import { addressOf, destination } from './page-actions.ts';

/** Longer than logging out can take in total. */
const LOGOUT_MS = 5000;

export const signIn = actionOf({
  name: 'sign in',
  details: fc.record({ person: fc.constantFrom('new', 'new', 'subscribed'), page: destination }),
  isPossible: ({ profile, isSubscriber }) => profile.sharesBrowser || !isSubscriber,
  perform: (member, { person, page }) =>
    member.arriveAs(member.oracle.profile.sharesBrowser ? person : 'new', addressOf(page)),
});

/** Afterwards everything that could be sent has been sent, and the browser stores nothing of the member. */
export const logOut = actionOf({
  name: 'log out',
  details: fc.record({ settlesFirst: fc.boolean(), page: destination }),
  isPossible: ({ profile }) => profile.sharesBrowser,
  perform: async (member, { settlesFirst, page }) => {
    const { oracle, log, assembly } = member;
    if (assembly.playing() || !(await member.press('button', /^Account menu/))) return false;
    await member.secondTab.close();
    await member.awaitRequestsInFlight();
    const isUndisturbed = oracle.isOnline && settlesFirst;
    if (isUndisturbed) {
      await member.faults.clear();
      await assembly.settle();
    }
    const [who, since] = [oracle.owner, log.lines.length];
    if (!(await member.press('button', 'Logout'))) return false;
    await assembly.wait(LOGOUT_MS);
    const isAllSent = isUndisturbed && !log.lines.slice(since).some((line) => / → (?!20\d)/.test(line));
    const personal = Object.keys(await assembly.stored()).filter((key) => key.startsWith('member-records.'));
    const left = personal.filter(
      (key) => key.endsWith(`.${who}`) || key.includes(`["${who}",`) || key.endsWith('.last-member'),
    );
    if (left.length > 0) log.reportLoss(`After the logout the browser still stores ${left.join(', ')}`);
    oracle.endPage('left');
    await assembly.cutOff('left');
    await member.awaitRequestsInFlight();
    oracle.logOut(who, isAllSent);
    await member.arriveAs('visitor', addressOf(page));
    return true;
  },
});
