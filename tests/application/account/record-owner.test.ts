import { describe, expect, it } from 'vitest';
import { memberOf, ownerOf } from '#application/account/record-owner.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import { aMember, asViewer, aVisitor } from '#tests/builders/a-member.ts';

describe('the owner of the records to show', () => {
  it.each<[string, Viewer, string | null, string | null]>([
    ['is unknown before the server has responded', { state: 'loading' }, null, null],
    ['is a visitor', aVisitor, 'visitor', null],
    ['is a member', asViewer(), 'member-1', 'member-1'],
    [
      'is the last member while the account is unreachable',
      { state: 'unreachable', lastMember: aMember() },
      'member-1',
      'member-1',
    ],
    ['is else a visitor', { state: 'unreachable', lastMember: null }, 'visitor', null],
  ])('%s', (_, viewer, owner, member) => {
    expect(ownerOf(viewer)).toBe(owner);
    expect(memberOf(viewer)).toBe(member);
  });
});
