// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { deferred } from '#tests/builders/deferred.ts';
import { composedFor } from '#tests/ui/provide-app.ts';
import { install, SearchInAddress, SearchOverlay } from '#ui/composition/search.ts';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { makeTexts } from '#ui/i18n/make-texts.ts';
import { lazyModule } from '#ui/navigation/lazy-module.ts';
import { HeaderSearch } from '#ui/search/header-search.tsx';
import { InjectionContext } from '#ui/session/use-injection.ts';

afterEach(cleanup);

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;
const address = () => screen.getByTestId('address').textContent;
const field = () => screen.getByRole<HTMLInputElement>('searchbox');

/** The search of a header whose code arrives when the result is called. */
function renderSearch(): () => void {
  const parts = { install, SearchInAddress, SearchOverlay };
  const code = deferred<typeof parts>();
  const search = lazyModule(() => code.promise, []);
  render(
    <InjectionContext value={composedFor().provide}>
      <TextsContext value={makeTexts()}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <HeaderSearch code={search} />
            <Link to="/workouts">Workouts</Link>
            <Address />
          </MemoryRouter>
        </QueryClientProvider>
      </TextsContext>
    </InjectionContext>,
  );
  return () => code.resolve(parts);
}

function type(text: string): void {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
}

describe('text that is typed before the code of search has loaded [SRC-01]', () => {
  it('stays, and is searched for once the code is there', async () => {
    const arrive = renderSearch();
    type('leg');
    expect(field().value).toBe('leg');
    expect(address()).toBe('/');
    await act(async () => arrive());
    await waitFor(() => expect(address()).toBe('/q/leg'));
    expect(field().value).toBe('leg');
  });

  it('goes when its writer goes elsewhere, and is not searched for', async () => {
    const arrive = renderSearch();
    type('leg');
    fireEvent.click(screen.getByRole('link', { name: 'Workouts' }));
    expect(field().value).toBe('');
    await act(async () => arrive());
    await act(() => new Promise((passed) => setTimeout(passed, 500)));
    expect(address()).toBe('/workouts');
    expect(field().value).toBe('');
  });
});
