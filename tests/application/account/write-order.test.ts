import { expect, it } from 'vitest';
import { withoutWrite } from '#application/account/write-order.ts';
import type { MemberWrite } from '#application/ports/account-server.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { entry } from '#tests/builders/entry.ts';

const mark: MemberWrite = { kind: 'favorite', mediaId: mediaId('a'), wanted: true };
const unmark: MemberWrite = { kind: 'favorite', mediaId: mediaId('a'), wanted: false };
const clear: MemberWrite = { kind: 'clear-favorites' };
const progress: MemberWrite = { kind: 'progress', ...entry('a', 0.5) };

it.each<[string, readonly MemberWrite[], MemberWrite, readonly MemberWrite[]]>([
  ['a mark', [mark, progress], mark, [progress]],
  ['a mark before a clear, but not an equal one after it', [mark, clear, mark], mark, [clear, mark]],
  ['progress, also after a clear', [clear, progress], progress, [clear]],
  ['a clear, but not what follows it', [clear, mark], clear, [mark]],
  ['nothing, if another change of the item is pending', [unmark], mark, [unmark]],
])('a settled write is removed: %s', (_what, writes, done, left) => {
  expect(withoutWrite(writes, done)).toEqual(left);
});
