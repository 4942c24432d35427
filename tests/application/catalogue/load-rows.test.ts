import { describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { makeLoadFollowedProgram } from '#application/catalogue/load-followed-program.ts';
import { makeLoadTodaysRow } from '#application/catalogue/load-todays-row.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';
import { makeVirtualMediaCatalogue } from '#tests/builders/virtual-media-catalogue.ts';

const item = (id: string) => aMediaItem({ id: mediaId(id) });
const daily = aPlaylist({ id: playlistId('Daily365'), items: [item('today'), item('yesterday')] });
const program = aPlaylist({ id: playlistId('Barre001'), items: [item('one'), item('two'), item('three')] });
const catalogue = makeVirtualMediaCatalogue([item('two')], [daily, program]);
const idsOf = (found: { readonly items: readonly { readonly id: string }[] }) =>
  found.items.map(({ id }) => id);

describe('today’s row [CAT-04]', () => {
  const load = makeLoadTodaysRow(catalogue);

  it('has the next workouts in it', async () => {
    expect(idsOf(await load(daily.id, [mediaId('two')]))).toEqual(['today', 'two', 'yesterday']);
  });

  it('leaves out a workout that cannot be had', async () => {
    expect(idsOf(await load(daily.id, [mediaId('gone'), mediaId('two')]))).toEqual([
      'today',
      'two',
      'yesterday',
    ]);
  });

  it('fails as its playlist does', async () => {
    await expect(load(playlistId('gone'), [mediaId('two')])).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a followed program [CAT-07]', () => {
  const barre = aMediaItem({ contentType: 'program', title: 'Barre', seriesPlaylist: program.id });

  it('begins at the workout to continue, under its own name', async () => {
    const found = await makeLoadFollowedProgram(async () => barre, catalogue)(slug('barre'), mediaId('two'));
    expect(idsOf(found)).toEqual(['two', 'three']);
    expect(found).toMatchObject({ title: 'Barre', viewName: 'barre' });
  });

  it('is not found where the program names no workouts', async () => {
    const load = makeLoadFollowedProgram(async () => ({ ...barre, seriesPlaylist: null }), catalogue);
    await expect(load(slug('barre'), mediaId('two'))).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails as the search for the program does', async () => {
    const failure = new AppFailure('unreachable', 'No answer');
    const load = makeLoadFollowedProgram(() => Promise.reject(failure), catalogue);
    await expect(load(slug('barre'), mediaId('two'))).rejects.toBe(failure);
  });
});
