import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeStackStore } from '#application/stack/stack-store.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { asViewer, aVisitor, memberId } from '#tests/builders/a-member.ts';
import { makeInMemoryStacks } from '#tests/doubles/in-memory-stacks.ts';
import { makeInMemoryViewerStorage } from '#tests/doubles/in-memory-viewer-storage.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

const maya = memberId('maya');
const plank = mediaId('plank');
const ride = mediaId('ride');
const move = mediaId('move');

function setUp(first: Viewer = aVisitor) {
  const viewer = makeSettableViewer(first);
  const records = makeInMemoryViewerStorage();
  const storage = makeInMemoryStacks();
  const finished$ = new Subject<MediaId>();
  const stack = makeStackStore(viewer, records, storage, { finished$ });
  const become = (next: Viewer) => {
    records.saveLastMember(next.state === 'member' ? next.member.id : null);
    viewer.become(next);
  };
  return { stack, records, storage, finished$, become };
}

describe('the stack of a viewer [CAT-30]', () => {
  it('is added to, arranged and cleared', () => {
    const { stack } = setUp();
    for (const id of [plank, ride, move]) expect(stack.add(id)).toBe('added');
    stack.move(move, -1);
    expect(stack.now()).toEqual([plank, move, ride]);
    stack.remove(move);
    expect(stack.now()).toEqual([plank, ride]);
    stack.clear();
    expect(stack.now()).toEqual([]);
  });

  it('refuses the 51st item', () => {
    const { stack } = setUp();
    for (let count = 0; count < 50; count += 1) stack.add(mediaId(`m${count}`));
    expect(stack.add(plank)).toBe('too-many');
    expect(stack.now()).toHaveLength(50);
    expect(stack.now()).not.toContain(plank);
  });

  it('gets back what it has lost', () => {
    const { stack } = setUp();
    for (const id of [plank, ride, move]) stack.add(id);
    const before = stack.now();
    stack.remove(ride);
    stack.putBack(before);
    expect(stack.now()).toEqual([plank, ride, move]);
  });

  it('loses what is finished, and only that', () => {
    const { stack, finished$ } = setUp();
    stack.add(plank);
    stack.add(ride);
    finished$.next(plank);
    finished$.next(move);
    expect(stack.now()).toEqual([ride]);
  });

  it('becomes that of the member who signs in, after the member’s own', () => {
    const { stack, storage, become } = setUp();
    storage.save(maya, [ride]);
    stack.add(plank);
    stack.add(ride);
    become(asViewer({ id: maya }));
    expect(stack.now()).toEqual([ride, plank]);
    expect(storage.of('visitor')).toEqual([]);
    become(aVisitor);
    expect(stack.now()).toEqual([]);
  });

  it('is none while nobody knows who is there, and nothing is added', () => {
    const { stack, storage } = setUp({ state: 'loading' });
    storage.save('visitor', [plank]);
    stack.add(ride);
    expect(stack.now()).toEqual([]);
    expect(storage.of('visitor')).toEqual([plank]);
  });

  it('keeps nothing of a member who has signed out, here or in another tab', () => {
    const { stack, records, storage, become } = setUp();
    become(asViewer({ id: maya }));
    records.saveLastMember(null);
    stack.add(plank);
    expect(storage.of(maya)).toEqual([]);
  });

  it('includes what another tab has added, and what it has added since', () => {
    const { stack, records, storage } = setUp();
    records.changeElsewhere(() => storage.save('visitor', [plank]));
    expect(stack.now()).toEqual([plank]);
    storage.save('visitor', [plank, ride]);
    stack.add(move);
    expect(stack.now()).toEqual([plank, ride, move]);
  });
});
