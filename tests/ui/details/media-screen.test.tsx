// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { OpenMedia } from '#application/catalogue/open-media.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { WORKOUT_PATTERN } from '#domain/navigation/paths.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { Token } from '#application/token.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { composedFor } from '#tests/ui/provide-app.ts';
import { WorkoutScreen } from '#ui/composition/media-pages.ts';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { allTexts } from '../i18n/all-texts.ts';
import { HistoryStateProvider } from '#ui/navigation/history-state.tsx';
import { makeQueryClient } from '#ui/queries/query-client.ts';
import { InjectionContext, type Provide } from '#ui/session/use-injection.ts';

afterEach(cleanup);

/** Its text is in several elements. Throws if there is none. */
const paragraphSaying = (text: string): HTMLElement =>
  screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text);

/** The page of the workout of a loaded list; `arrive` answers the request for the workout itself. */
function renderFromList(listed: MediaItem) {
  let arrive: (item: MediaItem) => void = () => undefined;
  const answer = new Promise<MediaItem>((resolve) => (arrive = resolve));
  const { provide } = composedFor();
  const withMedia: Provide = <T,>(token: Token<T>) =>
    (token as unknown) === OpenMedia ? ((() => answer) as T) : provide(token);
  const queries = makeQueryClient(makeRecordingReporter());
  queries.setQueryData(['a list'], aPlaylist({ items: [listed] }));
  render(
    <InjectionContext value={withMedia}>
      <TextsContext value={allTexts()}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={['/workout/slow-barre']}>
            <HistoryStateProvider>
              <Routes>
                <Route path={WORKOUT_PATTERN} element={<WorkoutScreen />} />
              </Routes>
            </HistoryStateProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </TextsContext>
    </InjectionContext>,
  );
  return { arrive: (item: MediaItem) => act(async () => arrive(item)) };
}

describe('the page of a workout from a list [MED-03]', () => {
  it('keeps its heading and picture when the workout itself arrives', async () => {
    const { arrive } = renderFromList(aMediaItem({ duration: seconds(3600) }));
    const heading = screen.getByRole('heading', { level: 1, name: 'Slow Barre' });
    const picture = document.querySelector('img');
    expect(picture).not.toBeNull();
    expect(paragraphSaying('Workout • 1h 0m')).toBeDefined();
    await arrive(aMediaItem({ duration: seconds(1440) }));
    expect(paragraphSaying('Workout • 24 min')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(document.querySelector('img')).toBe(picture);
  });

  it('shows no workout with another slug', () => {
    renderFromList(aMediaItem({ slug: null, title: 'Fast Barre' }));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});
