import { describe, expect, it, vi } from 'vitest';
import { QualityList } from '#mock-server/player-library/page/quality-list.ts';

const small = { level: 4, width: 426, height: 240, bitrate: 100_000 };
const large = { level: 7, width: 1280, height: 720, bitrate: 300_000 };

describe('the selectable qualities', () => {
  it('are the engine’s automatic choice followed by the sizes', () => {
    const list = new QualityList(vi.fn());
    list.offer([small, large]);
    expect(list.levels()).toEqual([
      { label: 'Auto' },
      { label: '240p', width: 426, height: 240, bitrate: 100_000 },
      { label: '720p', width: 1280, height: 720, bitrate: 300_000 },
    ]);
  });

  it('are named by their shorter side', () => {
    const list = new QualityList(vi.fn());
    list.offer([{ level: 0, width: 720, height: 1280, bitrate: 1 }]);
    expect(list.levels()[1]?.label).toBe('720p');
  });

  it('can be read as a list by the quality menu', () => {
    const list = new QualityList(vi.fn());
    list.offer([small, large]);
    expect([...list].map(({ id }) => id)).toEqual(['4', '7']);
    expect(list[1]?.height).toBe(720);
    list.offer([large]);
    expect([...list].map(({ id }) => id)).toEqual(['7']);
    expect(list[1]).toBeUndefined();
  });

  it('report the engine’s level on selection, and -1 for the automatic choice', () => {
    const choose = vi.fn();
    const list = new QualityList(choose);
    const changed = vi.fn();
    list.offer([small, large]);
    list.addEventListener('change', changed);
    list.selectedIndex = 1;
    list.selectedIndex = 1;
    list.selectedIndex = -1;
    expect(choose.mock.calls).toEqual([[7], [-1]]);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('have no selection after they are replaced, nor after an invalid one', () => {
    const list = new QualityList(vi.fn());
    list.offer([small, large]);
    list.selectedIndex = 1;
    list.offer([small, large]);
    expect(list.selectedIndex).toBe(-1);
    list.selectedIndex = 5;
    expect(list.selectedIndex).toBe(-1);
  });
});
