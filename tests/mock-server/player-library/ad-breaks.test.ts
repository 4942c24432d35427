// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdBreaks } from '#mock-server/player-library/page/ad-breaks.ts';
import { makeAdScreen } from '#mock-server/player-library/page/ad-screen.ts';

/** No ad in these tests reaches the stage. */
const stage = {
  element: document.createElement('div'),
  video: document.createElement('video'),
  adScreen: makeAdScreen(),
};
const schedule = ['a', 'b', 'c'].map((ad) => ({ offset: 'pre', tag: `https://ads.test/${ad}` }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The addresses that are requested from now on, each answered alike. */
function requests(status: number, body = ''): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(body, { status });
  });
  return asked;
}

describe('the ads before a video [PLY-07]', () => {
  it('delay playback by 8 s in total, however many there are', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
      asked.push(address);
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
      });
    });
    const ads = new AdBreaks(stage, undefined, () => undefined);
    ads.schedule(schedule);
    let outcome = '';
    void ads.show().then((came) => (outcome = came));
    await vi.advanceTimersByTimeAsync(7999);
    expect(outcome).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect([outcome, asked, ads.isDue]).toEqual(['done', ['https://ads.test/a'], false]);
  });

  it('are all requested if none of them is available', async () => {
    const asked = requests(404);
    const ads = new AdBreaks(stage, undefined, () => undefined);
    ads.schedule(schedule);
    expect(await ads.show()).toBe('done');
    expect(asked).toEqual(schedule.map(({ tag }) => tag));
  });
});

describe('an ad with several addresses', () => {
  it('is requested from the next one if one has none', async () => {
    const asked = requests(404);
    const tag = ['https://ads.test/a', 'https://ads.test/b'];
    const ads = new AdBreaks(stage, undefined, () => undefined);
    ads.schedule([{ offset: 'pre', tag }]);
    expect(await ads.show()).toBe('done');
    expect(asked).toEqual(tag);
  });
});

describe('ads listed in a VMAP document', () => {
  const adBreak = (offset: string) =>
    `<AdBreak timeOffset="${offset}"><AdSource><AdTagURI>https://ads.test/${offset}</AdTagURI></AdSource></AdBreak>`;
  const vmap = `<VMAP version="1.0">${adBreak('start')}${adBreak('50%')}${adBreak('end')}</VMAP>`;

  it('are those before the video', async () => {
    const asked = requests(200, vmap);
    const ads = new AdBreaks(stage, undefined, () => undefined);
    ads.schedule('https://ads.test/vmap');
    expect(ads.isDue).toBe(true);
    expect(await ads.show()).toBe('done');
    expect(asked).toEqual(['https://ads.test/vmap', 'https://ads.test/start']);
  });

  it('are none if it is missing', async () => {
    const asked = requests(404);
    const ads = new AdBreaks(stage, undefined, () => undefined);
    ads.schedule('https://ads.test/vmap');
    expect(await ads.show()).toBe('done');
    expect([asked, ads.isDue]).toEqual([['https://ads.test/vmap'], false]);
  });
});

describe('the ads of an item', () => {
  const own = [{ offset: 'pre', tag: 'https://ads.test/own' }];

  it.each([
    ['its own', own, true],
    ['none, if it says so', [], false],
    ['none, if it says nothing', undefined, false],
    ['none in the middle', [{ offset: '50%', tag: 'https://ads.test/own' }], false],
  ])('are %s', (_, adschedule, isDue) => {
    const ads = new AdBreaks(stage, undefined, () => undefined);
    ads.schedule(schedule);
    ads.schedule(adschedule);
    expect(ads.isDue).toBe(isDue);
  });
});
