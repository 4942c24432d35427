// @vitest-environment happy-dom
import { cleanup, render, screen as page } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { makeTexts } from '#ui/i18n/make-texts.ts';
import { makeLanguage, type AreaTexts, type Language } from '#ui/i18n/language.ts';
import { DEFAULT_LANGUAGE } from '#ui/i18n/languages.ts';
import search from '#ui/i18n/en-US/search.json';
import { lazyExport, lazyModule, type LazyModule } from '#ui/navigation/lazy-module.ts';
import { lazyScreen } from '#ui/navigation/lazy-screen.tsx';
import { InjectionContext, type Provide } from '#ui/session/use-injection.ts';

const Loaded = ({ name }: { name: string }) => <h1>{name}</h1>;
const provide: Provide = () => {
  throw new Error('Nothing is bound');
};
const code = { Loaded };
const ofScreen = (loaded: LazyModule<typeof code>) => lazyExport(loaded, (all) => all.Loaded);
const Placeholder = () => <p>A moment</p>;

const shown = (Screen: ComponentType<{ name: string }>, language: Language = DEFAULT_LANGUAGE) =>
  render(
    <InjectionContext value={provide}>
      <TextsContext value={makeTexts(language)}>
        <ErrorBoundary
          fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>Try again</button>}
        >
          <Screen name="Workouts" />
        </ErrorBoundary>
      </TextsContext>
    </InjectionContext>,
  );

afterEach(cleanup);

describe('a lazily loaded screen', () => {
  it('shows its placeholder until its code has arrived', async () => {
    let arrive: (loaded: typeof code) => void = () => undefined;
    const lazy = lazyModule(() => new Promise<typeof code>((resolve) => (arrive = resolve)), []);
    shown(lazyScreen(ofScreen(lazy), Placeholder));
    expect(page.getByText('A moment')).toBeTruthy();
    arrive(code);
    await page.findByRole('heading', { name: 'Workouts' });
    expect(page.queryByText('A moment')).toBeNull();
  });

  it('shows at once if its code has arrived before', async () => {
    const lazy = lazyModule(() => Promise.resolve(code), []);
    await lazy.load(makeTexts(), provide);
    shown(lazyScreen(ofScreen(lazy), Placeholder));
    expect(page.getByRole('heading', { name: 'Workouts' })).toBeTruthy();
  });

  it('shows its placeholder until its texts have arrived in the language, which load beside its code', async () => {
    let arrive: (texts: AreaTexts) => void = () => undefined;
    const fetchLazy = () =>
      new Promise<AreaTexts>((resolve) => (arrive = resolve)).then((texts) => ({ default: texts }));
    const fetchTexts = () => Promise.resolve({ eager: {}, fetchLazy });
    const language = makeLanguage({ ...DEFAULT_LANGUAGE, code: 'es', fetchTexts });
    await language.load([]);
    const fetchCode = vi.fn(() => Promise.resolve({ ...code, texts: { search } }));
    shown(lazyScreen(ofScreen(lazyModule(fetchCode, ['search'])), Placeholder), language);
    expect(fetchCode).toHaveBeenCalledOnce();
    await fetchCode.mock.results[0]?.value;
    expect(page.getByText('A moment')).toBeTruthy();
    arrive({});
    await page.findByRole('heading', { name: 'Workouts' });
  });

  it('throws a failure to the error boundary, and loads again after it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const fetchCode = vi.fn(() => Promise.resolve(code));
    fetchCode.mockRejectedValueOnce(new Error('No connection'));
    shown(lazyScreen(ofScreen(lazyModule(fetchCode, [])), Placeholder));
    (await page.findByRole('button', { name: 'Try again' })).click();
    await page.findByRole('heading', { name: 'Workouts' });
    expect(fetchCode).toHaveBeenCalledTimes(2);
  });
});
