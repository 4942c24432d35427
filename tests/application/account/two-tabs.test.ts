// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBrowserViewerStorage } from '#adapters/browser/browser-viewer-storage.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeOutbox } from '#application/account/outbox.ts';
import type { MemberWrite, WriteOutcome } from '#application/ports/account-server.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { aMember, asViewer, memberId } from '#tests/builders/a-member.ts';
import { deferred, type Deferred } from '#tests/builders/deferred.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { settled } from '#tests/builders/settled.ts';
import { pendingIn } from '#tests/builders/stored-writes.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { makeDelayedTabs } from '#tests/doubles/delayed-tabs.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { makeInMemoryAccountServer } from '#tests/doubles/in-memory-account-server.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

const owner = memberId('member-1');
const TABS = [0, 1] as const;
type Tab = (typeof TABS)[number];

/** Where a write leaves its value. */
const placeOf = (write: Exclude<MemberWrite, { readonly kind: 'clear-favorites' }>): string =>
  `${write.kind} ${write.mediaId}`;

/** A write takes the place of earlier ones. */
function keep(values: Map<string, MemberWrite>, write: MemberWrite): void {
  if (write.kind === 'clear-favorites')
    for (const place of [...values.keys()]) if (place.startsWith('favorite')) values.delete(place);
  if (write.kind !== 'clear-favorites') values.set(placeOf(write), write);
}

/** Two tabs of a member in one browser, and a server that answers when the test says so. */
function openTabs() {
  const clock = makeFixedClock(1000);
  const openTab = makeDelayedTabs();
  const server = makeInMemoryAccountServer(aMember());
  const held: { readonly write: MemberWrite; readonly answer: Deferred<WriteOutcome> }[] = [];
  const values = new Map<string, MemberWrite>();
  server.answerWrites((write) => {
    const answer = deferred<WriteOutcome>();
    held.push({ write, answer });
    return answer.promise;
  });
  /** Answers the request that has waited longest. */
  const answer = async (outcome: WriteOutcome) => {
    const next = held.shift();
    if (next && outcome === 'taken') keep(values, next.write);
    next?.answer.resolve(outcome);
    await settled();
  };
  const tabs = TABS.map((name) => {
    const { localStorage, lock, hear } = openTab(`tab ${name}`);
    const records = makeBrowserViewerStorage(
      makeSafeStorage(() => localStorage),
      window,
      makeRecordingReporter(),
    );
    records.saveLastMember(owner);
    const viewer = makeSettableViewer(asViewer({ id: owner, favorites: null, watchHistory: null }));
    const network = makeControllableNetwork();
    const page = makeControllablePageLifecycle();
    const outbox = makeOutbox(server, records, viewer, page, lock, clock, network);
    return { records, hear, outbox, retry: () => viewer.become(viewer.now()) };
  });
  const tab = (name: Tab) => tabs[name] ?? expect.unreachable();
  const add = (name: Tab, write: MemberWrite) => tab(name).outbox.add(owner, write);
  const hearAll = () => tabs.forEach(({ hear }) => hear(Infinity));
  /** Ends all that is under way: each tab hears of everything, and the server takes what it is sent. */
  const finish = async () => {
    for (const { hear, retry } of [...tabs, ...tabs]) {
      hear(Infinity);
      retry();
      await settled();
      while (held.length > 0) await answer('taken');
    }
  };
  return { tab, tabs, clock, add, hearAll, answer, finish, values };
}

const tabName = fc.constantFrom(...TABS);
const item = fc.constantFrom('a', 'b');
const write = fc.oneof(
  fc.record({ kind: fc.constant('progress' as const), id: item }),
  fc.record({ kind: fc.constant('favorite' as const), id: item, wanted: fc.boolean() }),
);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), in: tabName, write }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hear' as const), in: tabName, changes: fc.nat(4) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      outcome: fc.constantFrom<WriteOutcome>('taken', 'unsent'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retry' as const), in: tabName }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const), in: tabName }) },
);

describe('the writes of two tabs, each of which sees what the other stores only later [API-05, HIS-03]', () => {
  it('are none lost, and the newest for each item arrives last', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { tab, tabs, clock, add, hearAll, answer, finish, values } = openTabs();
        const newest = new Map<string, MemberWrite>();
        const make = (name: Tab, made: MemberWrite) => {
          keep(newest, made);
          add(name, made);
        };
        for (const [index, each] of steps.entries()) {
          clock.set(1000 + index);
          if (each.do === 'hear') tab(each.in).hear(each.changes);
          else if (each.do === 'answer') await answer(each.outcome);
          else if (each.do === 'retry') tab(each.in).retry();
          else if (each.do === 'clear') {
            // A tab that does not know of a clear would send its favorites before it.
            hearAll();
            make(each.in, { kind: 'clear-favorites' });
            hearAll();
          } else {
            const { kind, id } = each.write;
            const made: MemberWrite =
              kind === 'progress'
                ? { kind, ...aWatchEntry(id, (index + 1) / 100) }
                : { kind, mediaId: mediaId(id), wanted: each.write.wanted };
            make(each.in, made);
          }
        }
        await finish();
        for (const { records } of tabs) expect(pendingIn(records, owner)).toEqual([]);
        expect([...values.keys()].toSorted()).toEqual([...newest.keys()].toSorted());
        for (const [place, made] of newest) expect(values.get(place)).toMatchObject(made);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [0, 1],
    [1, 0],
  ] as const)(
    'are none lost that were made in the same millisecond, first in tab %d',
    async (first, second) => {
      const { tab, tabs, add, finish, values } = openTabs();
      const made = { [first]: aWatchEntry('a', 0.1), [second]: aWatchEntry('a', 0.2) };
      for (const name of [first, second])
        add(name, { kind: 'progress', ...(made[name] ?? expect.unreachable()) });
      await finish();
      for (const { records } of tabs) expect(pendingIn(records, owner)).toEqual([]);
      const last = tab(0).records.tab > tab(1).records.tab ? 0 : 1;
      expect(values.get('progress a')).toMatchObject(made[last] ?? {});
    },
  );
});
