// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { query } from '#domain/search/query.ts';
import type { FoundState, SearchState } from '#ui/search/use-search.ts';
import { InjectionContext } from '#ui/session/use-injection.ts';
import { useTrackedSearch } from '#ui/search/use-tracked-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const found = (text: string, results: number, changes: Partial<FoundState> = {}): FoundState => ({
  kind: 'found',
  query: query(text),
  isOutdated: false,
  isFallback: false,
  groups: [],
  count: results,
  from: null,
  hasMore: false,
  moreFailed: false,
  pause: null,
  onMore: vi.fn(),
  tryAgain: vi.fn(),
  ...changes,
});

function show(first: SearchState) {
  const tell = vi.fn();
  const analytics = { track: tell };
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(InjectionContext, { value: () => analytics as never }, children);
  const { rerender, unmount } = renderHook((search: SearchState) => useTrackedSearch(search), {
    initialProps: first,
    wrapper,
  });
  return { tell, show: rerender, unmount };
}
const pass = (milliseconds: number) => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};

describe('results [SRC-04]', () => {
  it('are tracked after 500 ms and not before', () => {
    const { tell } = show(found('leg', 3));
    pass(499);
    expect(tell).not.toHaveBeenCalled();
    pass(1);
    expect(tell).toHaveBeenCalledExactlyOnceWith({
      name: 'Searched',
      properties: { query: 'leg', results: 3 },
    });
  });

  it('are tracked if they are empty', () => {
    const { tell } = show(found('zzz', 0));
    pass(500);
    expect(tell).toHaveBeenCalledExactlyOnceWith({
      name: 'Searched',
      properties: { query: 'zzz', results: 0 },
    });
  });

  it('are not tracked if others replace them before', () => {
    const { tell, show: then } = show(found('leg', 3));
    pass(400);
    then(found('legs', 2));
    pass(499);
    expect(tell).not.toHaveBeenCalled();
    pass(1);
    expect(tell).toHaveBeenCalledExactlyOnceWith({
      name: 'Searched',
      properties: { query: 'legs', results: 2 },
    });
  });

  it('are tracked once, however many pages follow', () => {
    const { tell, show: then } = show(found('leg', 50));
    pass(500);
    then(found('leg', 100));
    then(found('leg', 100, { isOutdated: true }));
    then(found('leg', 100));
    pass(1000);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it.each<SearchState>([
    { kind: 'prompt' },
    { kind: 'loading' },
    { kind: 'failed', failure: new Error('Down'), tryAgain: vi.fn() },
    found('leg', 3, { isOutdated: true }),
    found('leg', 0, { hasMore: true }),
  ])('are not tracked while there are none for the query: $kind', (search) => {
    const { tell } = show(search);
    pass(1000);
    expect(tell).not.toHaveBeenCalled();
  });

  it('are not tracked after the screen is left', () => {
    const { tell, unmount } = show(found('leg', 3));
    pass(499);
    unmount();
    pass(1000);
    expect(tell).not.toHaveBeenCalled();
  });
});
