import { describe, expect, it } from 'vitest';
import { limitedQuality, needsLimit, savesEnough } from '#domain/playback/data-saving.ts';
import type { Quality, TrackList } from '#domain/playback/player-settings.ts';

const qualities = (lines: readonly (number | null)[], chosen: number | null = null): TrackList<Quality> => ({
  tracks: lines.map((each, index) => ({ label: `${index}`, language: null, lines: each })),
  chosen,
});

describe('a viewer who saves data [PLY-15]', () => {
  it.each<readonly [readonly (number | null)[], number | null, number | undefined]>([
    [[1080, 720, 480], null, 1],
    [[1080, 719], null, 1],
    [[721, 720], null, 1],
    [[480, 1080, 720], null, 2],
    [[2160, 1440, 1080, 360, 240], null, 3],
    // Of several of the same size the first, which is the best.
    [[1080, 720, 720], null, 1],
    // Nothing above.
    [[720, 480], null, undefined],
    [[720], null, undefined],
    [[], null, undefined],
    // Nothing else.
    [[1080], null, undefined],
    [[2160, 1080], null, undefined],
    // Unknown sizes.
    [[null, null], null, undefined],
    [[1080, null], null, undefined],
    [[null, 480], null, undefined],
    [[1080, null, 480], null, 2],
    // The viewer's own choice.
    [[1080, 720, 480], 2, undefined],
    [[1080, 720, 480], 1, undefined],
    [[1080, null, 480], 1, undefined],
    [[1080, 720, 480], 0, 1],
    [[1080, 720, 480], 9, 1],
  ])('gets, of the qualities %j with %j chosen, %j', (lines, chosen, quality) => {
    expect(limitedQuality(qualities(lines, chosen))).toBe(quality);
  });

  it.each<readonly [number | null, boolean]>([
    [240, true],
    [720, true],
    [721, false],
    [1080, false],
    [null, true],
  ])('can choose %j lines: %j', (lines, canChoose) => {
    expect(savesEnough({ label: '', language: null, lines })).toBe(canChoose);
  });

  it.each<readonly [readonly (number | null)[], boolean]>([
    [[1080, 720], true],
    [[1080, null, 480], true],
    [[720, 480], false],
    [[2160, 1080], false],
    [[1080, null], false],
    [[], false],
  ])('has, of %j, fewer to choose from: %j', (lines, isLimited) => {
    expect(needsLimit(qualities(lines))).toBe(isLimited);
  });
});
