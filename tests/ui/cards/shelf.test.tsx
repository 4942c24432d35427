// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { CycleMode } from '#domain/catalogue/carousel.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { Shelf } from '#ui/cards/shelf.tsx';
import { ShelfName } from '#ui/cards/use-shelf-view.ts';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { makeTexts } from '#ui/i18n/make-texts.ts';
import { HistoryStateProvider } from '#ui/navigation/history-state.tsx';

const TILES = 12;
const PITCH = 100;
const items = Array.from({ length: TILES }, (_, tile) => aMediaItem({ id: mediaId(`Tile${tile}`) }));

/** A shelf of twelve tiles, each 100 px from the next; how many are in view depends on the window's width. */
function shown(cycle: CycleMode) {
  const screen = render(
    <MemoryRouter>
      <HistoryStateProvider>
        <TextsContext value={makeTexts()}>
          <Shelf title="Fresh" aspectRatio="16:9" items={items} seeAll={null} cycle={cycle}>
            {({ id }) => id}
          </Shelf>
        </TextsContext>
      </HistoryStateProvider>
    </MemoryRouter>,
  );
  const row = screen.getByRole('list');
  [...row.children].forEach((tile, place) =>
    Object.defineProperty(tile, 'offsetLeft', { value: place * PITCH, configurable: true }),
  );
  row.scrollTo = (({ left = 0 }: ScrollToOptions) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  }) as typeof row.scrollTo;
  const arrow = (name: string) => screen.queryByRole('button', { name });
  return {
    inView: () => row.querySelectorAll('li:not([inert])').length,
    first: () => row.scrollLeft / PITCH,
    arrows: () => ({ back: arrow('Back in Fresh') !== null, on: arrow('More of Fresh') !== null }),
    press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
  };
}

afterEach(cleanup);

it('of the title of another on its page keeps a place of its own [CAT-07, CAT-16]', () => {
  const page = (isShown: boolean) => (
    <MemoryRouter>
      <HistoryStateProvider>
        <TextsContext value={makeTexts()}>
          {isShown &&
            ['one', 'another'].map((name) => (
              <ShelfName key={name} value={name}>
                <Shelf title="Fresh" aspectRatio="16:9" items={items} seeAll={null} cycle="stop">
                  {({ id }) => id}
                </Shelf>
              </ShelfName>
            ))}
        </TextsContext>
      </HistoryStateProvider>
    </MemoryRouter>
  );
  const { getAllByRole, queryByRole, rerender } = render(page(true));
  const firstInView = () =>
    getAllByRole('list').map((row) => [...row.children].findIndex((tile) => !tile.hasAttribute('inert')));
  const [row] = getAllByRole('list') as [HTMLElement];
  [...row.children].forEach((tile, place) =>
    Object.defineProperty(tile, 'offsetLeft', { value: place * PITCH, configurable: true }),
  );
  row.scrollLeft = 3 * PITCH;
  fireEvent.scroll(row);
  expect(firstInView()).toEqual([3, 0]);
  rerender(page(false));
  expect(queryByRole('list')).toBeNull();
  rerender(page(true));
  expect(firstInView()).toEqual([3, 0]);
});

describe('the arrows of a shelf [CAT-16]', () => {
  it('stop at both ends and are hidden there', async () => {
    const { inView, first, arrows, press } = shown('stop');
    const last = TILES - inView();
    expect(arrows()).toEqual({ back: false, on: true });
    while (first() < last) {
      await press('More of Fresh');
      expect(arrows().back).toBe(true);
    }
    expect(first()).toBe(last);
    expect(arrows()).toEqual({ back: true, on: false });
    while (first() > 0) await press('Back in Fresh');
    expect(arrows()).toEqual({ back: false, on: true });
  });

  it('restart at the other end', async () => {
    const { inView, first, arrows, press } = shown('restart');
    expect(arrows()).toEqual({ back: true, on: true });
    await press('Back in Fresh');
    expect(first()).toBe(TILES - inView());
    await press('More of Fresh');
    expect(first()).toBe(0);
  });
});
