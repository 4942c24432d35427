// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HeaderLink } from '#ui/app/layout/header-nav-link.tsx';
import { MainNavigation } from '#ui/app/layout/main-navigation.tsx';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { allTexts } from '../i18n/all-texts.ts';

const ITEM_PX = 100;

let rowWidth = 0;
const layOut = new Set<() => void>();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly report: () => void) {}
      observe = () => layOut.add(this.report);
      disconnect = () => layOut.delete(this.report);
    },
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, this.tagName === 'A' ? ITEM_PX : rowWidth, 40);
  });
});

afterEach(() => {
  cleanup();
  layOut.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PLAIN: readonly HeaderLink[] = ['Home', 'Programs', 'MyDB'].map((label) => ({
  path: `/${label}`,
  label,
}));

/** The entries of the menu 'More' in a row with room for some entries; null without that menu. */
function more(links: readonly HeaderLink[], room: number): readonly (string | null)[] | null {
  rowWidth = room * ITEM_PX;
  render(
    <TextsContext value={allTexts()}>
      <MemoryRouter>
        <MainNavigation links={links} />
      </MemoryRouter>
    </TextsContext>,
  );
  act(() => layOut.forEach((report) => report()));
  const button = screen.queryByRole('button', { name: 'More' });
  if (!button) return null;
  fireEvent.click(button);
  const entries = within(screen.getByRole('list')).getAllByRole('link');
  return entries.map(({ textContent }) => textContent);
}

it.each([
  [4, null],
  [3, ['MyDB']],
  [2, ['Programs', 'MyDB']],
  [1, ['Home', 'Programs', 'MyDB']],
  [0, ['Home', 'Programs', 'Coaching NEW', 'MyDB']],
])('with room for %i entries, the menu More has the new one last of all [COA-08]', (room, expected) => {
  const [home, programs, progress] = PLAIN as [HeaderLink, HeaderLink, HeaderLink];
  const coaching = { path: '/coaching', label: 'Coaching', isNew: true };
  expect(more([home, programs, coaching, progress], room)).toEqual(expected);
});

it.each([
  [3, null],
  [2, ['MyDB']],
  [1, ['Programs', 'MyDB']],
])('with room for %i entries and nothing new, it has those from the end', (room, expected) => {
  expect(more(PLAIN, room)).toEqual(expected);
});
