// @vitest-environment happy-dom
import { cleanup, render, screen as page } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeTexts, TextsContext } from '#ui/i18n/i18n.ts';
import { makeLanguage, type AreaTexts, type Language } from '#ui/i18n/language.ts';
import { DEFAULT_LANGUAGE } from '#ui/i18n/languages.ts';
import { lazyModule } from '#ui/navigation/lazy-module.ts';
import { screen } from '#ui/navigation/lazy-screen.tsx';

const Loaded = ({ name }: { name: string }) => <h1>{name}</h1>;
const Placeholder = () => <p>A moment</p>;

const shown = (Screen: ComponentType<{ name: string }>, language: Language = DEFAULT_LANGUAGE) =>
  render(
    <TextsContext value={makeTexts(language)}>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>Try again</button>}
      >
        <Screen name="Workouts" />
      </ErrorBoundary>
    </TextsContext>,
  );

afterEach(cleanup);

describe('a lazily loaded screen', () => {
  it('shows its placeholder until its code has arrived', async () => {
    let arrive: (code: typeof Loaded) => void = () => undefined;
    const load = lazyModule(() => new Promise<typeof Loaded>((resolve) => (arrive = resolve)));
    shown(screen(load, Placeholder));
    expect(page.getByText('A moment')).toBeTruthy();
    arrive(Loaded);
    await page.findByRole('heading', { name: 'Workouts' });
    expect(page.queryByText('A moment')).toBeNull();
  });

  it('shows at once if its code has arrived before', async () => {
    const load = lazyModule(() => Promise.resolve(Loaded));
    await load(DEFAULT_LANGUAGE);
    shown(screen(load, Placeholder));
    expect(page.getByRole('heading', { name: 'Workouts' })).toBeTruthy();
  });

  it('shows its placeholder until its texts have arrived in the language, which load beside its code', async () => {
    let arrive: (texts: AreaTexts) => void = () => undefined;
    const fetchLazy = () =>
      new Promise<AreaTexts>((resolve) => (arrive = resolve)).then((texts) => ({ default: texts }));
    const fetchTexts = () => Promise.resolve({ eager: {}, fetchLazy });
    const language = makeLanguage({ ...DEFAULT_LANGUAGE, code: 'es', fetchTexts });
    await language.load([]);
    const fetchCode = vi.fn(() => Promise.resolve(Loaded));
    shown(screen(lazyModule(fetchCode, ['search']), Placeholder), language);
    expect(fetchCode).toHaveBeenCalledOnce();
    await fetchCode.mock.results[0]?.value;
    expect(page.getByText('A moment')).toBeTruthy();
    arrive({});
    await page.findByRole('heading', { name: 'Workouts' });
  });

  it('throws a failure to the error boundary, and loads again after it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const fetchCode = vi.fn(() => Promise.resolve(Loaded));
    fetchCode.mockRejectedValueOnce(new Error('No connection'));
    shown(screen(lazyModule(fetchCode), Placeholder));
    (await page.findByRole('button', { name: 'Try again' })).click();
    await page.findByRole('heading', { name: 'Workouts' });
    expect(fetchCode).toHaveBeenCalledTimes(2);
  });
});
