import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import search from '#ui/i18n/en-US/search.json';
import shell from '#ui/i18n/en-US/shell.json';
import { makeTexts } from '#ui/i18n/make-texts.ts';
import { makeLanguage, TextsNotLoaded, type Language } from '#ui/i18n/language.ts';
import { DEFAULT_LANGUAGE } from '#ui/i18n/languages.ts';
import { CodeNotLoaded, lazyModule } from '#ui/navigation/lazy-module.ts';
import type { Provide } from '#ui/session/use-injection.ts';

const unanswered = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const anApp = (): Provide => () => {
  throw new Error('Nothing is bound');
};

const inSpanish = (fetchTexts: Language['fetchTexts']) =>
  makeLanguage({ ...DEFAULT_LANGUAGE, code: 'es', fetchTexts });

/** What became of a promise at a moment, in milliseconds from now. */
async function after(moment: number, promise: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'nothing yet';
  promise.then(
    () => (outcome = 'loaded'),
    (failure: unknown) => (outcome = failure),
  );
  await vi.advanceTimersByTimeAsync(moment);
  return outcome;
}

describe('code that loads when it is needed', () => {
  it('has failed once nothing has answered for 30 seconds, and is asked for again', async () => {
    const code = { name: 'code' };
    const fetchCode = vi.fn(() => Promise.resolve(code));
    fetchCode.mockReturnValueOnce(unanswered());
    const { load, arrived } = lazyModule(fetchCode, []);
    const [texts, app] = [makeTexts(), anApp()];
    const loading = load(texts, app);
    expect(await after(29_999, loading)).toBe('nothing yet');
    expect(await after(1, loading)).toBeInstanceOf(CodeNotLoaded);
    expect(arrived(texts, app)).toBeNull();
    expect(await load(texts, app)).toBe(code);
    expect(arrived(texts, app)).toBe(code);
  });

  it.each([
    ['its first texts', unanswered],
    ['the texts of an area', () => Promise.resolve({ eager: {}, fetchLazy: unanswered })],
  ])('has failed once %s have not been answered for 30 seconds', async (_, fetchTexts) => {
    const { fetch } = lazyModule(() => Promise.resolve({ texts: { search } }), ['search']);
    const loading = fetch(inSpanish(fetchTexts));
    expect(await after(29_999, loading)).toBe('nothing yet');
    expect(await after(1, loading)).toBeInstanceOf(TextsNotLoaded);
  });

  it('adds its texts and its bindings to each app before it has arrived there', async () => {
    const install = vi.fn<(provide: Provide) => void>();
    const { fetch, load, arrived } = lazyModule(
      () => Promise.resolve({ texts: { search }, install }),
      ['search'],
    );
    const [texts, one, other] = [makeTexts(), anApp(), anApp()];
    await fetch(DEFAULT_LANGUAGE);
    expect([install.mock.calls, arrived(texts, one)]).toEqual([[], null]);
    await load(texts, one);
    expect(install.mock.calls).toEqual([[one]]);
    expect(texts.t('search:closeSearch')).toBe(search.closeSearch);
    expect(arrived(texts, one)).not.toBeNull();
    expect(arrived(texts, other)).toBeNull();
  });

  it('is fetched once, for all apps', async () => {
    const fetchCode = vi.fn(() => Promise.resolve({}));
    const { fetch, load } = lazyModule(fetchCode, []);
    await fetch(DEFAULT_LANGUAGE);
    await load(makeTexts(), anApp());
    await load(makeTexts(), anApp());
    expect(fetchCode).toHaveBeenCalledOnce();
  });

  it('is there in another language only with its texts in it', async () => {
    const closeSearch = 'Cerrar';
    const spanish = inSpanish(() =>
      Promise.resolve({ eager: { shell }, fetchLazy: () => Promise.resolve({ default: { closeSearch } }) }),
    );
    const { load, arrived } = lazyModule(() => Promise.resolve({ texts: { search } }), ['search']);
    const [texts, app] = [makeTexts(), anApp()];
    await load(texts, app);
    await spanish.load([]);
    expect(arrived(texts.inLanguage(spanish), app)).toBeNull();
    await spanish.load(['search']);
    const translated = texts.inLanguage(spanish);
    expect(arrived(translated, app)).not.toBeNull();
    expect(translated.t('search:closeSearch')).toBe(closeSearch);
  });
});

describe('the areas of lazy code', () => {
  type Named<Areas extends readonly 'search'[]> = Parameters<
    typeof lazyModule<{ readonly texts: { readonly search: typeof search } }, Areas>
  >[1];

  it('are all those of its texts', () => {
    expectTypeOf<['search']>().toExtend<Named<['search']>>();
    expectTypeOf<[]>().not.toExtend<Named<[]>>();
  });
});
