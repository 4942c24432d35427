// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { FindMediaByAddress, type MediaAddress } from '#application/catalogue/find-media-by-address.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { MEDIA_PATTERN, WORKOUT_PATTERN } from '#domain/navigation/paths.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { Token } from '#application/injection/token.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { composedFor } from '#tests/ui/provide-app.ts';
import { install, MediaByIdScreen, WorkoutScreen } from '#ui/composition/details.ts';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { allTexts } from '../i18n/all-texts.ts';
import { HistoryStateProvider } from '#ui/navigation/history-state.tsx';
import { makeQueryClient } from '#ui/queries/query-client.ts';
import { InjectionContext, type Provide } from '#ui/session/use-injection.ts';

afterEach(cleanup);

/** Its text is in several elements. Throws if there is none. */
const paragraphSaying = (text: string): HTMLElement =>
  screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text);

/** The page at an address, after a list has been loaded; with links to other pages. */
function renderAt(
  address: string,
  findMedia: FindMediaByAddress,
  listed: readonly MediaItem[],
  links: readonly string[] = [],
): void {
  const queries = makeQueryClient(makeRecordingReporter());
  queries.setQueryData(['a list'], aPlaylist({ items: listed }));
  const { provide } = composedFor();
  install(provide);
  const withMedia: Provide = <T,>(token: Token<T>) =>
    (token as unknown) === FindMediaByAddress ? (findMedia as T) : provide(token);
  render(
    <InjectionContext value={withMedia}>
      <TextsContext value={allTexts()}>
        <QueryClientProvider client={queries}>
          <MemoryRouter initialEntries={[address]}>
            <HistoryStateProvider>
              {links.map((link) => (
                <Link key={link} to={link}>
                  {link}
                </Link>
              ))}
              <Routes>
                <Route path={WORKOUT_PATTERN} element={<WorkoutScreen />} />
                <Route path={MEDIA_PATTERN} element={<MediaByIdScreen />} />
              </Routes>
            </HistoryStateProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </TextsContext>
    </InjectionContext>,
  );
}

/** The page of the workout of a loaded list; `arrive` answers the request for the workout itself. */
function renderFromList(listed: MediaItem) {
  let arrive: (item: MediaItem) => void = () => undefined;
  const answer = new Promise<MediaItem>((resolve) => (arrive = resolve));
  renderAt('/workout/slow-barre', () => answer, [listed]);
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

describe('the page of the next item [MED-04]', () => {
  const readMore = () => screen.getByText(/^Read (more|less)$/);
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  it.each([
    ['an episode of the same series', { contentType: 'episode', seriesId: mediaId('Series01') }],
    ['another video', { contentType: 'video' }],
  ] as const)('begins with its own text collapsed, and with its own picture: %s', async (_, facts) => {
    const description = 'The same long text.';
    const items = [
      aMediaItem({ ...facts, id: mediaId('Item0001'), title: 'Stance', description }),
      aMediaItem({ ...facts, id: mediaId('Item0002'), title: 'Jab', description }),
    ];
    const findMedia = async (address: MediaAddress) => {
      const item = items.find(({ id }) => address.kind === 'media' && address.id === id);
      if (!item) throw new AppFailure('not-found', 'There are two items');
      return item;
    };
    // From a list, the next item shows at once: the page does not begin anew.
    renderAt('/m/Item0001', findMedia, items, ['/m/Item0002']);
    await heading('Stance');
    fireEvent.click(readMore());
    expect(readMore().getAttribute('aria-expanded')).toBe('true');
    for (let picture; (picture = document.querySelector('header img'));) fireEvent.error(picture);
    fireEvent.click(screen.getByRole('link', { name: '/m/Item0002' }));
    await heading('Jab');
    expect(readMore().getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelector('header img')?.getAttribute('src')).toContain('Item0002');
  });
});
