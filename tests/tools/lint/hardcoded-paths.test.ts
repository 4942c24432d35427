import { describe, expect, it } from 'vitest';
import { spelledPaths } from '#tools/lint/hardcoded-paths.ts';

describe('a spelled path', () => {
  it.each([
    ["const link = '/workouts';", ['/workouts']],
    ["const link = '/u/favorites';", ['/u/favorites']],
    ["const link = '/365/history?all';", ['/365/history?all']],
    ["const link = '/programs#top';", ['/programs#top']],
    ["const link = '/app/set-up.html';", ['/app/set-up.html']],
    ['const link = `/workout/${slug}`;', ['/workout/']],
    ['const link = `${site}/s/${feed}`;', ['/s/']],
    ["const row = { path: 'm/:id/*' };", ['m/:id/*']],
    ["const row = { path: '/other/:id' };", ['/other/:id']],
    ['const link = <Link to="/">Home</Link>;', ['/']],
    ['const route = <Route path="workouts" />;', ['workouts']],
    ["navigate('/', { replace: true });", ['/']],
    ['const link = `${page}?play=1`;', ['?play=1']],
    ["const series = query.get('seriesId');", ['seriesId']],
  ])('is found in %s', (source, found) => {
    expect(spelledPaths(source)).toEqual(found);
  });

  it.each([
    "import { link } from '#domain/navigation/paths.ts';",
    "/** The page of a playlist, '/p/{id}'. */",
    "const kind = 'workout';",
    "const event = 'play';",
    "const call = '/api/v3/jwp/programs';",
    "const series = '/apps/series';",
    'const schedule = `${accountSite}/programs/${name}/schedule`;',
    'const call = `/api/v3/jwp/search?q=${asked}`;',
    "const isPath = id.startsWith('/');",
    "type Shown = Pick<MediaItem, 'seriesId'>;",
    'const route = <Route path="*" />;',
  ])('is not found in %s', (source) => {
    expect(spelledPaths(source)).toEqual([]);
  });
});
