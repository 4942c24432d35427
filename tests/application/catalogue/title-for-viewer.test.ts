import { expect, it } from 'vitest';
import { makeTitleForViewer } from '#application/catalogue/title-for-viewer.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { asViewer, aVisitor } from '#tests/builders/a-member.ts';
import { makeSettableViewer } from '#tests/doubles/settable-viewer.ts';

it('is the title that the viewer of the moment reads [CAT-25]', () => {
  const item = aMediaItem();
  const viewer = makeSettableViewer(aVisitor);
  const titleOf = makeTitleForViewer(viewer, { publicTitles: new Map([[item.id, 'The Studio']]) });
  expect(titleOf(item)).toBe('The Studio');
  viewer.become(asViewer());
  expect(titleOf(item)).toBe('Slow Barre');
});
