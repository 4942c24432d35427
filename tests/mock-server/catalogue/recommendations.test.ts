import { describe, expect, it } from 'vitest';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';
import { playlistIds } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { catalogue, itemsIn } from './todays-catalogue.ts';

const related = (mediaid: string) => catalogue.related(playlistIds.recommendations, mediaid)?.playlist ?? [];

describe('recommendations', () => {
  it.each(
    itemsIn('browse')
      .slice(0, 400)
      .filter((_item, index) => index % 50 === 0),
  )('exist for $title, of its genre or its trainer, without itself', ({ mediaid, genre, trainerName }) => {
    const found = related(mediaid);
    expect(found.length).toBeGreaterThan(5);
    for (const other of found) {
      expect(other.mediaid).not.toBe(mediaid);
      expect(other.genre === genre || other.trainerName === trainerName).toBe(true);
    }
  });

  it('are programs for a program, and episodes for an episode', () => {
    const programs = new Set(catalogue.programs.map(({ item }) => item));
    for (const other of related(catalogue.seriesIds['barre'] ?? '')) expect(programs).toContain(other);
    const [episode] = catalogue.series(catalogue.seriesIds['outside'] ?? '')?.episodes ?? [];
    for (const { contentType } of related(episode?.mediaid ?? '')) expect(contentType).toBe('episode');
  });

  it('are the same each time, and differ for a similar item', () => {
    const [one, other] = itemsIn('boxing').map(({ mediaid }) => mediaid);
    expect(related(one ?? '')).toEqual(related(one ?? ''));
    expect(related(one ?? '')).not.toEqual(related(other ?? ''));
  });

  it('has always a picture, and is not known for unknown items', () => {
    for (const { image } of related(edgeCaseItems.noImage)) expect(image).not.toBe('');
    expect(catalogue.related(playlistIds.recommendations, 'zzzzzzzz')).toBeUndefined();
    expect(catalogue.related('zzzzzzzz', itemsIn('browse')[0]?.mediaid ?? '')).toBeUndefined();
  });
});
