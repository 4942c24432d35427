import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeCurrentViewer } from '#application/account/current-viewer.ts';
import { refreshViewer } from '#application/account/refresh-viewer.ts';
import type { Member } from '#domain/account/viewer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { aMember, noCoaching } from '#tests/builders/a-member.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeInMemoryAccountServer } from '#tests/doubles/in-memory-account-server.ts';

function setUp(person: Member | null) {
  const server = makeInMemoryAccountServer(person);
  const records = makeInMemoryViewerStorage();
  const page = makeControllablePageLifecycle();
  const clock = makeFixedClock();
  const network = makeControllableNetwork();
  const viewer = makeCurrentViewer(server, records, network, page, clock);
  const accepted$ = new Subject<void>();
  const start = () => refreshViewer(viewer, { accepted$ });
  const finishWorkout = async () => {
    accepted$.next();
    await settled();
  };
  return { server, viewer, start, finishWorkout };
}

const coached = aMember({ coaching: { ...noCoaching, hasAccess: true } });

describe('the start of a session [ACC-08, API-05]', () => {
  it('requests the viewer once', async () => {
    const { server, viewer, start } = setUp(aMember());
    await settled();
    expect(server.calls).toEqual([]);
    start();
    await settled();
    expect([server.calls, viewer.now().state]).toEqual([['me'], 'member']);
  });
});

describe('a finished workout that the server has accepted', () => {
  it('changes the plans of a member with coaching, who is requested again', async () => {
    const { server, start, finishWorkout } = setUp(coached);
    start();
    await settled();
    await finishWorkout();
    await finishWorkout();
    expect(server.calls).toEqual(['me', 'me', 'me']);
  });

  it('moves the programs of a member who follows some on, who is requested again', async () => {
    const follower = aMember({ programProgress: new Map([[slug('barre'), mediaId('first')]]) });
    const { server, start, finishWorkout } = setUp(follower);
    start();
    await settled();
    await finishWorkout();
    expect(server.calls).toEqual(['me', 'me']);
  });

  it('changes nothing else for a member without coaching or programs', async () => {
    const { server, start, finishWorkout } = setUp(aMember());
    start();
    await settled();
    await finishWorkout();
    expect(server.calls).toEqual(['me']);
  });

  it('changes nothing for a visitor, until a member with coaching has signed in', async () => {
    const { server, viewer, start, finishWorkout } = setUp(null);
    start();
    await settled();
    await finishWorkout();
    expect(server.calls).toEqual(['me']);
    server.answerMe(() => coached);
    await viewer.refresh();
    await finishWorkout();
    expect(server.calls).toEqual(['me', 'me', 'me']);
  });
});
