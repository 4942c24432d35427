import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { titleFor, withTitle } from '#domain/catalogue/public-title.ts';
import { slug } from '#domain/catalogue/slug.ts';
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

describe('an item under a title of its own for a viewer [CAT-25]', () => {
  const item = aMediaItem({ title: 'For members', slug: slug('for-members') });

  it('has that title, and its slug', () => {
    expect(withTitle(item, 'For everybody')).toEqual({
      ...item,
      title: 'For everybody',
      slug: 'for-everybody',
    });
  });

  it('is the same object under its own title, whatever its slug', () => {
    const renamed = aMediaItem({ title: 'For members', slug: slug('an-older-name') });
    expect(withTitle(renamed, 'For members')).toBe(renamed);
  });

  it('keeps its slug under a title of which no slug can be made', () => {
    expect(withTitle(item, '!!!')).toMatchObject({ title: '!!!', slug: 'for-members' });
  });

  it('has no slug if it had none', () => {
    expect(withTitle({ ...item, slug: null }, 'For everybody')).toMatchObject({ slug: null });
  });
});
