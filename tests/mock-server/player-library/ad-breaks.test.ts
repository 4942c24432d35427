// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdBreaks } from '#mock-server/player-library/page/ad-breaks.ts';
import type { PlayerContainer } from '#mock-server/player-library/page/player-container.ts';

/** No ad in these tests reaches the stage. */
const stage = {} as unknown as PlayerContainer;
const schedule = ['a', 'b', 'c'].map((ad) => ({ offset: 'pre', tag: `https://ads.test/${ad}` }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the ads before a video [PLY-07]', () => {
  it('delay playback by 8 s in total, however many there are', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
      asked.push(address);
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
      });
    });
    const ads = new AdBreaks(stage, { schedule }, () => undefined);
    ads.schedule();
    let outcome = '';
    void ads.show().then((came) => (outcome = came));
    await vi.advanceTimersByTimeAsync(7999);
    expect(outcome).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect([outcome, asked, ads.isDue]).toEqual(['done', ['https://ads.test/a'], false]);
  });

  it('are all requested if none of them is available', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response('', { status: 404 });
    });
    const ads = new AdBreaks(stage, { schedule }, () => undefined);
    ads.schedule();
    expect(await ads.show()).toBe('done');
    expect(asked).toEqual(schedule.map(({ tag }) => tag));
  });
});

describe('the ads of an item', () => {
  const own = [{ offset: 'pre', tag: 'https://ads.test/own' }];

  it.each([
    ['its own', { schedule }, own, true],
    ['its own, if the setup has none', undefined, own, true],
    ['none, if it says so', { schedule }, [], false],
    ['those of the setup, if it has none of its own', { schedule }, undefined, true],
    ['none, if neither has any', undefined, undefined, false],
    ['none in the middle', { schedule }, [{ offset: '50%', tag: 'https://ads.test/own' }], false],
  ])('are %s', (_, options, adschedule, isDue) => {
    const ads = new AdBreaks(stage, options, () => undefined);
    ads.schedule(adschedule);
    expect(ads.isDue).toBe(isDue);
  });
});
