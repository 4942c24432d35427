import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCurrentViewer, type CurrentViewer } from '#application/account/current-viewer.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { aMember, memberId } from '#tests/builders/a-member.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { deferred } from '#tests/builders/deferred.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { settled } from '#tests/builders/settled.ts';
import { failing, makeInMemoryAccountServer } from '#tests/doubles/in-memory-account-server.ts';

function setUp(server = makeInMemoryAccountServer(), clock: Clock = makeFixedClock(requestedAt)) {
  const records = makeInMemoryViewerStorage();
  const network = makeControllableNetwork();
  const page = makeControllablePageLifecycle();
  const open = () => {
    const viewer = makeCurrentViewer(server, records, network, page, clock);
    void viewer.refresh();
    return viewer;
  };
  return { server, records, network, page, open };
}
const member = aMember();
const requestedAt = 1000;

describe('the current viewer [ACC-08]', () => {
  it('is loading until the server has responded', async () => {
    const { server, open } = setUp();
    const answer = deferred<typeof member>();
    server.answerMe(() => answer.promise);
    const viewer = open();
    const states: Viewer['state'][] = [];
    viewer.changes$.subscribe(({ state }) => states.push(state));
    await settled();
    expect(viewer.now()).toEqual({ state: 'loading' });
    answer.resolve(member);
    await settled();
    expect(viewer.now()).toEqual({ state: 'member', member, requestedAt });
    expect(states).toEqual(['loading', 'member']);
  });

  it.each([
    ['who is logged in is a member', () => member, { state: 'member', member, requestedAt }],
    ['no person in the answer is a visitor', () => null, { state: 'visitor' }],
    ['a refused call is a visitor', failing('unauthorized'), { state: 'visitor' }],
    [
      'a server that cannot be reached leaves it open',
      failing('unreachable'),
      { state: 'unreachable', lastMember: null },
    ],
    ['one that fails too', failing('server-failed'), { state: 'unreachable', lastMember: null }],
    [
      'an answer that cannot be read too',
      failing('malformed-answer'),
      { state: 'unreachable', lastMember: null },
    ],
  ])('%s', async (_, answer, expected) => {
    const { server, open } = setUp();
    server.answerMe(answer);
    const viewer = open();
    await settled();
    expect(viewer.now()).toEqual(expected);
  });

  it('may be the last member while the account is unreachable', async () => {
    const { server, records, open } = setUp();
    records.saveLastMember(memberId('member-7'));
    server.answerMe(failing('unreachable'));
    const viewer = open();
    await settled();
    expect(viewer.now()).toEqual({ state: 'unreachable', lastMember: { id: 'member-7', entitlements: [] } });
    expect(records.lastMember()).toBe('member-7');
  });

  it('has the entitlements last known of the last member while the account is unreachable', async () => {
    const { server, open } = setUp(makeInMemoryAccountServer(member));
    open();
    await settled();
    server.answerMe(failing('unreachable'));
    const later = open();
    await settled();
    const { id, entitlements } = member;
    expect(later.now()).toEqual({ state: 'unreachable', lastMember: { id, entitlements } });
  });

  it('is stored as the last member, until the server reports that no one is signed in', async () => {
    const { server, records, open } = setUp(makeInMemoryAccountServer(member));
    const viewer = open();
    await settled();
    expect(records.lastMember()).toBe(member.id);
    server.answerMe(failing('unauthorized'));
    void viewer.refresh();
    await settled();
    expect(records.lastMember()).toBeNull();
  });
});

describe('refreshing the viewer [ACC-08]', () => {
  it.each<[string, (parts: ReturnType<typeof setUp>, viewer: CurrentViewer) => void]>([
    ['when the connection comes back', ({ network }) => network.reconnect()],
    ['when the page comes back from the account site', ({ page }) => page.restore()],
    ['when it is asked for', (_, viewer) => viewer.refresh()],
  ])('happens %s', async (_, occasion) => {
    const parts = setUp();
    const { server, open } = parts;
    server.answerMe(failing('unreachable'));
    const viewer = open();
    await settled();
    server.answerMe(() => member);
    occasion(parts, viewer);
    await settled();
    expect(server.calls).toEqual(['me', 'me']);
    expect(viewer.now()).toEqual({ state: 'member', member, requestedAt });
  });

  it('happens when someone has logged out in another tab', async () => {
    const { server, records, open } = setUp(makeInMemoryAccountServer(member));
    const viewer = open();
    await settled();
    server.answerMe(failing('unauthorized'));
    records.changeElsewhere(() => records.saveLastMember(null));
    await settled();
    expect(viewer.now()).toEqual({ state: 'visitor' });
  });

  it('happens when someone has signed in in another tab', async () => {
    const { server, records, open } = setUp();
    const viewer = open();
    await settled();
    server.answerMe(() => member);
    records.changeElsewhere(() => records.saveLastMember(member.id));
    await settled();
    expect(viewer.now()).toEqual({ state: 'member', member, requestedAt });
  });

  it.each([member, null])('does not happen on other changes in another tab: %j', async (who) => {
    const { server, records, open } = setUp(makeInMemoryAccountServer(who));
    open();
    await settled();
    records.changeElsewhere(() => records.saveHistory(member.id, []));
    await settled();
    expect(server.calls).toEqual(['me']);
  });

  it('does not happen on changes in another tab before the server has responded', async () => {
    const { server, records, open } = setUp();
    server.answerMe(() => new Promise(() => undefined));
    open();
    records.changeElsewhere(() => records.saveLastMember(member.id));
    await settled();
    expect(server.calls).toEqual(['me']);
  });

  it.each([
    ['somebody', member.id, ['me']],
    ['somebody else', memberId('member-2'), ['me', 'me']],
    ['nobody', null, ['me', 'me']],
  ])('while the account is unreachable, happens if another tab knows better: %s', async (_, last, calls) => {
    const { server, records, open } = setUp();
    records.saveLastMember(member.id);
    server.answerMe(failing('unreachable'));
    open();
    await settled();
    records.changeElsewhere(() => records.saveLastMember(last));
    await settled();
    expect(server.calls).toEqual(calls);
  });

  it('while the account is unreachable, does not happen if nobody was or is signed in', async () => {
    const { server, records, open } = setUp();
    server.answerMe(failing('unreachable'));
    open();
    await settled();
    records.changeElsewhere(() => records.saveHistory('visitor', []));
    await settled();
    expect(server.calls).toEqual(['me']);
  });

  describe('two tabs that hear different answers', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** This tab; `asked` has the seconds at which it has requested who is there since `sayOther` can be called. */
    async function openTab(isOtherTabAnswering = () => false) {
      const { server, records, open } = setUp(makeInMemoryAccountServer(member), { now: () => new Date() });
      open();
      await settled();
      const asked: number[] = [];
      const start = performance.now();
      const say = (id: typeof member.id) => records.changeElsewhere(() => records.saveLastMember(id));
      const sayOther = () => say(memberId('member-2'));
      server.answerMe(() => {
        asked.push(Math.round((performance.now() - start) / 1000));
        if (isOtherTabAnswering()) setTimeout(sayOther, 20);
        return member;
      });
      return { asked, sayOther, saySame: () => say(member.id) };
    }

    it('wake each other with growing delays, and at once again after some quiet', async () => {
      let isOtherTabOpen = true;
      const { asked, sayOther } = await openTab(() => isOtherTabOpen);
      sayOther();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asked).toEqual([0, 2, 6, 14, 30]);
      isOtherTabOpen = false;
      await vi.advanceTimersByTimeAsync(200_000);
      sayOther();
      expect(asked.slice(5)).toEqual([62, 260]);
      await vi.advanceTimersByTimeAsync(100);
      sayOther();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(asked.slice(7)).toEqual([262]);
    });

    it('are quiet after two minutes, not before', async () => {
      const { asked, sayOther } = await openTab();
      sayOther();
      await vi.advanceTimersByTimeAsync(119_000);
      sayOther();
      await vi.advanceTimersByTimeAsync(2000);
      expect(asked).toEqual([0, 121]);
      await vi.advanceTimersByTimeAsync(121_000);
      sayOther();
      expect(asked.slice(2)).toEqual([242]);
    });

    it('do not put a delay off that is running', async () => {
      const { asked, sayOther } = await openTab();
      sayOther();
      await vi.advanceTimersByTimeAsync(100);
      sayOther();
      await vi.advanceTimersByTimeAsync(1500);
      sayOther();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(asked).toEqual([0, 2]);
    });

    it('request nothing if they agree by the end of a delay', async () => {
      const { asked, sayOther, saySame } = await openTab();
      sayOther();
      await vi.advanceTimersByTimeAsync(100);
      sayOther();
      saySame();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(asked).toEqual([0]);
    });

    it('wake each other at once after a clock has been set back', async () => {
      const { asked, sayOther } = await openTab();
      sayOther();
      await vi.advanceTimersByTimeAsync(1000);
      vi.setSystemTime(Date.now() - 3_600_000);
      sayOther();
      expect(asked).toEqual([0, 1]);
    });
  });

  describe('a session that could not be ended [ACC-10]', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    const failed = () => Promise.reject(new Error('500'));
    const signingOut = { state: 'unreachable', lastMember: null, isSigningOut: true };

    it('shows nobody, and is ended again before anybody is requested, also by a later visit', async () => {
      const { server, records, open } = setUp(makeInMemoryAccountServer(member));
      const viewer = open();
      await settled();
      server.answerLogOut(failed);
      expect(await viewer.endSession()).toBe(false);
      expect([viewer.now(), records.isSigningOut()]).toEqual([signingOut, true]);
      await vi.advanceTimersByTimeAsync(2000);
      const later = open();
      await vi.advanceTimersByTimeAsync(0);
      expect(later.now()).toEqual(signingOut);
      server.answerLogOut(() => Promise.resolve());
      await later.refresh();
      expect([later.now(), records.isSigningOut()]).toEqual([{ state: 'visitor' }, false]);
      expect(server.calls).toEqual(['me', 'logout', 'logout', 'logout', 'logout', 'me']);
    });

    it('is kept by whoever goes to sign in', async () => {
      const { server, open } = setUp(makeInMemoryAccountServer(member));
      const viewer = open();
      await settled();
      server.answerLogOut(failed);
      await viewer.endSession();
      viewer.keepSession();
      server.answerLogOut(() => Promise.resolve());
      const later = open();
      await vi.advanceTimersByTimeAsync(0);
      expect(later.now()).toMatchObject({ state: 'member' });
      expect(server.calls).toEqual(['me', 'logout', 'me']);
    });

    it('is given up after 3 s without an answer', async () => {
      const { server, open } = setUp(makeInMemoryAccountServer(member));
      const viewer = open();
      await settled();
      server.answerLogOut(() => new Promise(() => undefined));
      void viewer.endSession();
      await vi.advanceTimersByTimeAsync(2999);
      expect(viewer.now().state).toBe('member');
      await vi.advanceTimersByTimeAsync(1);
      expect(viewer.now()).toEqual(signingOut);
    });

    it('is not undone by an answer to an earlier request', async () => {
      const { server, open } = setUp(makeInMemoryAccountServer(member));
      const answer = deferred<typeof member>();
      server.answerMe(() => answer.promise);
      server.answerLogOut(failed);
      const viewer = open();
      await viewer.endSession();
      answer.resolve(member);
      await settled();
      expect(viewer.now()).toEqual(signingOut);
    });
  });

  it('ignores a response to an earlier request after one to a later request', async () => {
    const { server, open } = setUp();
    const early = deferred<typeof member>();
    server.answerMe(() => early.promise);
    const viewer = open();
    server.answerMe(failing('unauthorized'));
    void viewer.refresh();
    await settled();
    early.resolve(member);
    await settled();
    expect(viewer.now()).toEqual({ state: 'visitor' });
  });

  it('does not happen when the page is hidden or left', async () => {
    const { server, page, open } = setUp();
    open();
    page.hide();
    page.leave();
    await settled();
    expect(server.calls).toEqual(['me']);
  });

  it('keeps the member if it fails', async () => {
    const { server, network, open } = setUp(makeInMemoryAccountServer(member));
    const viewer = open();
    await settled();
    server.answerMe(failing('unreachable'));
    network.reconnect();
    await settled();
    expect(server.calls).toEqual(['me', 'me']);
    expect(viewer.now()).toEqual({ state: 'member', member, requestedAt });
  });

  describe('while the account is unreachable', () => {
    beforeEach(
      () => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date'] }),
    );
    afterEach(() => void vi.useRealTimers());

    /** The seconds within `length` at which the server was queried. */
    const whenAsked = async (calls: readonly string[], length: number) => {
      const moments: number[] = [];
      for (let second = 1; second <= length; second++) {
        const before = calls.length;
        await vi.advanceTimersByTimeAsync(1000);
        await settled();
        if (calls.length > before) moments.push(second);
      }
      return moments;
    };

    it('is repeated after 2 s, 4 s, 8 s and so on, and at least every 60 s', async () => {
      const { server, open } = setUp();
      server.answerMe(failing('unreachable'));
      open();
      await settled();
      expect(await whenAsked(server.calls, 250)).toEqual([2, 6, 14, 30, 62, 122, 182, 242]);
    });

    it('is repeated until there is a response', async () => {
      const { server, open } = setUp();
      server.answerMe(failing('server-failed'));
      const viewer = open();
      await settled();
      server.answerMe(() => member);
      expect(await whenAsked(server.calls, 120)).toEqual([2]);
      expect(viewer.now()).toEqual({ state: 'member', member, requestedAt });
    });

    it('starts again with the shortest delay after a reconnection', async () => {
      const { server, network, open } = setUp();
      server.answerMe(failing('unreachable'));
      open();
      await settled();
      await whenAsked(server.calls, 20);
      network.reconnect();
      await settled();
      expect(await whenAsked(server.calls, 10)).toEqual([2, 6]);
    });

    it('is not repeated for a member who is known already', async () => {
      const { server, network, open } = setUp(makeInMemoryAccountServer(member));
      open();
      await settled();
      server.answerMe(failing('unreachable'));
      network.reconnect();
      await settled();
      expect(await whenAsked(server.calls, 120)).toEqual([]);
    });
  });

  it('changes to a visitor if the session has ended', async () => {
    const { server, page, open } = setUp(makeInMemoryAccountServer(member));
    const viewer = open();
    await settled();
    server.answerMe(failing('unauthorized'));
    page.restore();
    await settled();
    expect(viewer.now()).toEqual({ state: 'visitor', hasSessionEnded: true });
  });
});
