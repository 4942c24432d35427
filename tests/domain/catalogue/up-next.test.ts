import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { upNext, type UpNextCandidates } from '#domain/catalogue/up-next.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const items = (...ids: string[]): readonly MediaItem[] => ids.map((id) => aMediaItem({ id: mediaId(id) }));
const canStart = ({ id }: MediaItem): boolean => !id.startsWith('locked');
const chosen = (candidates: UpNextCandidates) => {
  const next = upNext(candidates, canStart);
  return next && [next.source, next.item.id];
};

describe('what comes next [CAT-01]', () => {
  it('is the next workout of the program, else what was left off, else today’s 365', () => {
    const candidates = { program: items('p'), 'left-off': items('l'), daily: items('d') };
    expect(chosen(candidates)).toEqual(['program', 'p']);
    expect(chosen({ ...candidates, program: [] })).toEqual(['left-off', 'l']);
    expect(chosen({ ...candidates, program: [], 'left-off': [] })).toEqual(['daily', 'd']);
    expect(chosen({ program: [], 'left-off': [], daily: [] })).toBeNull();
  });

  it('is the first that can be started', () => {
    const [program, leftOff, daily] = [items('locked p'), items('locked 1', 'l', 'm'), items('d')];
    expect(chosen({ program, 'left-off': leftOff, daily })).toEqual(['left-off', 'l']);
    expect(chosen({ program, 'left-off': items('locked'), daily })).toEqual(['daily', 'd']);
    expect(chosen({ program, 'left-off': [], daily: items('locked d') })).toBeNull();
  });

  it('waits for a source that goes before what is known', () => {
    const known = { program: items('p'), 'left-off': items('l'), daily: items('d') };
    expect(chosen({ ...known, program: undefined })).toBeUndefined();
    expect(chosen({ ...known, program: [], 'left-off': undefined })).toBeUndefined();
    expect(chosen({ program: [], 'left-off': [], daily: undefined })).toBeUndefined();
    expect(chosen({ ...known, 'left-off': undefined, daily: undefined })).toEqual(['program', 'p']);
  });
});
