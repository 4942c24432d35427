import { expect, it } from 'vitest';
import { makeBrowserViewerStorage } from '#adapters/browser/browser-viewer-storage.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { makeStoredKeptItems } from '#adapters/browser/stored-kept-items.ts';
import type { KeptItems } from '#application/ports/kept-items.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { memberId } from '#tests/builders/a-member.ts';
import { makeFakeStorage, type FakeStorage } from '#tests/doubles/fake-storage.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { openTab } from './simulated-tab.ts';

const MAYA = memberId('maya');
const KEY = 'member-records.kept-items.maya';

const inBrowser = (storage: FakeStorage): KeptItems =>
  makeStoredKeptItems(
    makeSafeStorage(() => storage),
    makeRecordingReporter(),
  );

describeContract('the kept items', { 'of a browser, which have no double': inBrowser }, (make) => {
  const item = aMediaItem({
    publishedAt: new Date('2026-06-01T10:00:00Z'),
    trainerName: 'Tom Whitaker',
    images: [{ src: 'https://cdn.test/a.webp', width: 480 }],
    offers: [{ provider: null, offerId: 'SUB', premier: true }],
    sources: [{ file: 'https://cdn.test/a.m3u8', type: null, protection: null }],
    tracks: [{ file: 'https://cdn.test/a.vtt', kind: 'captions', label: null }],
  });
  const asCard = {
    ...item,
    description: '',
    slug: null,
    sources: [],
    tracks: [],
  };

  it('are what a card shows, without anything that plays', () => {
    const storage = makeFakeStorage();
    make(storage).save(MAYA, [item, aMediaItem({ id: mediaId('Wrk00002') })]);
    expect(make(storage).items(MAYA)).toHaveLength(2);
    expect(make(storage).items(MAYA)[0]).toEqual(asCard);
    expect(storage.getItem(KEY)).not.toContain('m3u8');
  });

  it('belong to their owner', () => {
    const storage = makeFakeStorage();
    make(storage).save(MAYA, [item]);
    expect(make(storage).items('visitor')).toEqual([]);
  });

  it('go with the owner’s other records', () => {
    const storage = makeFakeStorage();
    make(storage).save(MAYA, [item]);
    const safe = makeSafeStorage(() => storage);
    makeBrowserViewerStorage(safe, openTab(), makeRecordingReporter()).clear(MAYA);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it.each(['', '{', '{}', '[null]', '[{"id":"../x","title":"A"}]', '"text"'])(
    'are none where %j is stored',
    (stored) => {
      expect(make(makeFakeStorage({ [KEY]: stored })).items(MAYA)).toEqual([]);
    },
  );
});
