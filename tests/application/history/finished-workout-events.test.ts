import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Outbox } from '#application/account/outbox.ts';
import { makeFinishedWorkoutEvents } from '#application/history/finished-workout-events.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import type { SettledWrite } from '#application/ports/viewer-storage.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { aMember, asViewer, aVisitor } from '#tests/builders/a-member.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

function setUp(viewer: Viewer = asViewer()) {
  const records = makeInMemoryViewerStorage();
  const settled$ = new Subject<void>();
  const outbox = { settled$ } as Partial<Outbox> as Outbox;
  const finished = makeFinishedWorkoutEvents(
    makeSettableViewer(viewer),
    records,
    outbox,
    makeFixedClock(500),
  );
  let emitted = 0;
  finished.accepted$.subscribe(() => (emitted += 1));
  const settle = (watched: number, how: SettledWrite) => {
    const write = { kind: 'progress', mediaId: mediaId('Wrk00001'), progress: progress(watched) } as const;
    const order = records.writes(aMember().id).length;
    records.saveWrite(aMember().id, { ...write, order, tab: '', settled: how });
    settled$.next();
  };
  const accept = (watched: number, at: number) => {
    settle(watched, { at, isAccepted: true });
  };
  return { accept, settle, records, settled$, emitted: () => emitted };
}

describe('the finished workouts', () => {
  it('are announced once the server has accepted them, each once', () => {
    const { accept, settled$, emitted } = setUp();
    accept(1, 1000);
    expect(emitted()).toBe(1);
    settled$.next();
    expect(emitted()).toBe(1);
    accept(0.96, 2000);
    expect(emitted()).toBe(2);
  });

  it('are announced if another tab has sent them', () => {
    const { accept, records, settled$, emitted } = setUp();
    settled$.complete();
    records.changeElsewhere(() => accept(1, 1000));
    expect(emitted()).toBe(1);
  });

  it('are each announced, whenever they were sent', () => {
    const { accept, emitted } = setUp();
    accept(1, 2000);
    accept(1, 1000);
    expect(emitted()).toBe(2);
  });

  it('are not announced if they were accepted before the page was opened', () => {
    const { accept, emitted } = setUp();
    accept(1, 499);
    expect(emitted()).toBe(0);
    accept(1, 500);
    expect(emitted()).toBe(1);
  });

  it('are above 0.95', () => {
    const { accept, emitted } = setUp();
    accept(0.95, 1000);
    expect(emitted()).toBe(0);
    accept(0.951, 1001);
    expect(emitted()).toBe(1);
  });

  it('are not those that the server has refused', () => {
    const { settle, emitted } = setUp();
    settle(1, { at: 1000, isAccepted: false });
    expect(emitted()).toBe(0);
  });

  it('are those of a member', () => {
    const { accept, emitted } = setUp(aVisitor);
    accept(1, 1000);
    expect(emitted()).toBe(0);
  });
});
