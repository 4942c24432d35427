// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { composedFor } from '#tests/ui/provide-app.ts';
import { HistoryStateProvider } from '#ui/navigation/history-state.tsx';
import { Layout } from '#ui/app/layout/layout.tsx';
import { InjectionContext } from '#ui/session/use-injection.ts';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { makeTexts } from '#ui/i18n/make-texts.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The footer once its code has loaded. */
const WHOLE_FOOTER = 'DaybreakWorkouts for every day.AboutTV modeEnglish';

describe('a screen that throws [API-07]', () => {
  let broken = true;
  function Fragile() {
    if (broken) throw new Error('A fault');
    return <h1>In order</h1>;
  }

  it('leaves header and footer in place, shows an error, and can be retried', async () => {
    // The footer loads after the first content: here its code is there.
    await import('#ui/composition/layout.tsx');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <InjectionContext value={composedFor().provide}>
        <TextsContext value={makeTexts()}>
          <MemoryRouter>
            <HistoryStateProvider>
              <Routes>
                <Route element={<Layout />}>
                  <Route index element={<Fragile />} />
                </Route>
              </Routes>
            </HistoryStateProvider>
          </MemoryRouter>
        </TextsContext>
      </InjectionContext>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Daybreak, home' })).toBeTruthy();
    expect(['Daybreak', WHOLE_FOOTER]).toContain(screen.getByRole('contentinfo').textContent);
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'In order' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
    await waitFor(() => {
      expect(screen.getByRole('contentinfo').textContent).toBe(WHOLE_FOOTER);
    });
  });
});
