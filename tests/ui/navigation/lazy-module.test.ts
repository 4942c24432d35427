import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLanguage, TextsNotLoaded } from '#ui/i18n/language.ts';
import { DEFAULT_LANGUAGE } from '#ui/i18n/languages.ts';
import { CodeNotLoaded, lazyModule } from '#ui/navigation/lazy-module.ts';

const unanswered = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
    const fetchCode = vi.fn(() => Promise.resolve('code'));
    fetchCode.mockReturnValueOnce(unanswered());
    const load = lazyModule(fetchCode);
    const loading = load(DEFAULT_LANGUAGE);
    expect(await after(29_999, loading)).toBe('nothing yet');
    expect(await after(1, loading)).toBeInstanceOf(CodeNotLoaded);
    expect(load.arrived(DEFAULT_LANGUAGE)).toBeNull();
    expect(await load(DEFAULT_LANGUAGE)).toBe('code');
    expect(load.arrived(DEFAULT_LANGUAGE)).toBe('code');
  });

  it.each([
    ['its first texts', unanswered],
    ['the texts of an area', () => Promise.resolve({ eager: {}, fetchLazy: unanswered })],
  ])('has failed once %s have not been answered for 30 seconds', async (_, fetchTexts) => {
    const language = makeLanguage({ ...DEFAULT_LANGUAGE, code: 'es', fetchTexts });
    const loading = lazyModule(() => Promise.resolve('code'), ['search'])(language);
    expect(await after(29_999, loading)).toBe('nothing yet');
    expect(await after(1, loading)).toBeInstanceOf(TextsNotLoaded);
  });
});
