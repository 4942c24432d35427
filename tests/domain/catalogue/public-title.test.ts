import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { titleFor } from '#domain/catalogue/public-title.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aMember, asViewer, aVisitor } from '#tests/builders/a-member.ts';

describe('a title [CAT-25]', () => {
  const titles = new Map([[mediaId('Wrk00001'), 'For everybody']]);
  const item = aMediaItem({ id: mediaId('Wrk00001'), title: 'For members' });

  it('is the config’s public title for visitors, if there is one', () => {
    expect(titleFor(item, aVisitor, titles)).toBe('For everybody');
    expect(titleFor(aMediaItem({ id: mediaId('Wrk00002'), title: 'Same' }), aVisitor, titles)).toBe('Same');
  });

  it('is the public one while the viewer is not known', () => {
    expect(titleFor(item, { state: 'loading' }, titles)).toBe('For everybody');
    expect(titleFor(item, { state: 'unreachable', lastMember: null }, titles)).toBe('For everybody');
  });

  it('is the item’s own for members, also while the account cannot be reached', () => {
    expect(titleFor(item, asViewer(), titles)).toBe('For members');
    expect(titleFor(item, { state: 'unreachable', lastMember: aMember() }, titles)).toBe('For members');
  });
});
