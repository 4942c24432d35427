import { describe, expect, it } from 'vitest';
import { makeApiSlugDirectory } from '#adapters/account-api/api-slug-directory.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { accountApiAnswering } from '#tests/builders/account-api-answering.ts';

function setUp(answer: () => Response | Promise<Response>) {
  const { api, sent } = accountApiAnswering(answer);
  return { directory: makeApiSlugDirectory(api), sent };
}
const malformed = { data: null, errors: [expect.objectContaining({ kind: 'malformed-answer' }) as Error] };
const nothing = { data: null, errors: [] };

describe('the item of a slug [MED-02]', () => {
  it('is asked of the slug’s address', async () => {
    const { directory, sent } = setUp(() => Response.json({ jw_id: 'Wrk00001' }));
    expect(await directory.mediaForSlug(slug('100% core/abs?'))).toEqual({ data: 'Wrk00001', errors: [] });
    expect(sent.map(({ address }) => address)).toEqual([
      'https://api.test/api/v3/jwp/config/slug/100%25%20core%2Fabs%3F',
    ]);
  });

  it('is none where the server knows none', async () => {
    const { directory } = setUp(() => Response.json({ message: 'Not found' }, { status: 404 }));
    expect(await directory.mediaForSlug(slug('gone'))).toEqual(nothing);
  });

  it.each([null, {}, { jw_id: null }, { jw_id: 5 }, { jw_id: '' }, [], 'Wrk00001'])(
    'is an error where the answer is %j',
    async (answer) => {
      const { directory } = setUp(() => Response.json(answer));
      expect(await directory.mediaForSlug(slug('a'))).toEqual(malformed);
    },
  );

  it('is an error where the server fails', async () => {
    const { directory } = setUp(() => new Response('', { status: 500 }));
    expect((await directory.mediaForSlug(slug('a'))).errors[0]).toMatchObject({ kind: 'server-failed' });
  });
});

describe('the series of a slug [MED-02]', () => {
  const seriesFor = async (name: string, answer: unknown) => {
    const { directory, sent } = setUp(() => Response.json(answer));
    const found = await directory.seriesForSlug(slug(name));
    expect(sent.map(({ address }) => address)).toEqual(['https://api.test/api/v3/jwp/config']);
    return found;
  };

  it('stands in the map of series', async () => {
    const map = { seriesIds: { barre: 'Ser00001', ride: 'Ser00002' } };
    expect(await seriesFor('ride', map)).toEqual({ data: 'Ser00002', errors: [] });
  });

  it.each(['row', '', 'constructor', '__proto__', 'toString'])('is none for "%s"', async (name) => {
    expect(await seriesFor(name, { seriesIds: { barre: 'Ser00001' } })).toEqual(nothing);
  });

  it('is found beside entries that make no sense', async () => {
    const map = { seriesIds: { a: null, b: 5, ride: 'Ser00002', c: '' } };
    expect(await seriesFor('ride', map)).toEqual({ data: 'Ser00002', errors: [] });
    expect(await seriesFor('b', map)).toEqual(nothing);
    expect(await seriesFor('c', map)).toEqual(nothing);
  });

  it.each([null, {}, { seriesIds: null }, { seriesIds: ['Ser00001'] }, [], 5])(
    'is an error where the answer is %j',
    async (answer) => {
      expect(await seriesFor('ride', answer)).toEqual(malformed);
    },
  );
});
