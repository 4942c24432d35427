// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadAd, sendBeacons } from '#mock-server/player-library/page/load-ad.ts';

const { signal } = new AbortController();
const vast = (content: string) => `<VAST version="4.0"><Ad>${content}</Ad></VAST>`;
const film = vast(`<InLine><Impression>https://ads.test/seen</Impression>
  <Impression>https://ads.test/seen-too</Impression><Creatives><Creative>
  <Linear skipoffset="00:00:07"><TrackingEvents><Tracking event="start">https://ads.test/start</Tracking></TrackingEvents>
  <MediaFiles><MediaFile type="video/mp4"> https://ads.test/film.mp4 </MediaFile></MediaFiles></Linear>
  </Creative></Creatives></InLine>`);
const wrapper = (to: string) =>
  vast(
    `<Wrapper><Impression>https://ads.test/wrapped</Impression><VASTAdTagURI>${to}</VASTAdTagURI></Wrapper>`,
  );

/** Responds to each address with its text, and to any other with 404. */
function serve(pages: Readonly<Record<string, string>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const text = pages[address];
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('an ad by its tag [PLY-07]', () => {
  it('has its film, the time from which it can be skipped, and its tracking addresses', async () => {
    const asked = serve({ 'https://ads.test/a': film });
    const ad = await loadAd('https://ads.test/a', signal);
    expect(ad).toMatchObject({
      files: [{ file: 'https://ads.test/film.mp4', type: 'video/mp4' }],
      skipAfter: 7,
    });
    if (ad) sendBeacons(ad, 'impression');
    expect(asked.slice(1)).toEqual(['https://ads.test/seen', 'https://ads.test/seen-too']);
  });

  it('is found through wrappers, whose tracking addresses are included', async () => {
    const asked = serve({ 'https://ads.test/w': wrapper('https://ads.test/a'), 'https://ads.test/a': film });
    const ad = await loadAd('https://ads.test/w', signal);
    if (ad) sendBeacons(ad, 'impression');
    expect(asked).toContain('https://ads.test/wrapped');
  });

  it('is given up after five wrappers', async () => {
    const asked = serve({ 'https://ads.test/w': wrapper('https://ads.test/w') });
    expect(await loadAd('https://ads.test/w', signal)).toBeNull();
    expect(asked).toHaveLength(6);
  });

  it.each([
    ['no answer', {}],
    ['an empty document', { 'https://ads.test/a': '<VAST version="4.0"/>' }],
    ['no text', { 'https://ads.test/a': '' }],
    ['a web page', { 'https://ads.test/a': '<!doctype html><title>Maintenance</title>' }],
    ['half a document', { 'https://ads.test/a': '<VAST version="4.0"><Ad><InLine>' }],
    ['an ad without a film', { 'https://ads.test/a': vast('<InLine></InLine>') }],
  ])('is null with %s', async (_, pages) => {
    serve(pages);
    expect(await loadAd('https://ads.test/a', signal)).toBeNull();
  });
});
