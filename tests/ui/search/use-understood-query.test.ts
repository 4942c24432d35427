// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { query, type Query } from '#domain/search/query.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import { aConfig } from '#tests/builders/a-config.ts';
import { aPlaylist } from '#tests/builders/a-playlist.ts';
import { deferred } from '#tests/builders/deferred.ts';
import { useUnderstoodQuery } from '#ui/search/use-understood-query.ts';
import { InjectionContext } from '#ui/session/use-injection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NOTHING: readonly string[] = [];

/** Dropdowns with a length, which arrive when the promise resolves. */
function renderQuery() {
  const list = deferred<Playlist>();
  const catalogue = { playlist: () => list.promise };
  const provide = (token: unknown) => (token === CurrentConfig ? aConfig() : catalogue) as never;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      QueryClientProvider,
      { client },
      createElement(InjectionContext, { value: provide }, children),
    );
  const { result, rerender } = renderHook((asked: Query) => useUnderstoodQuery(asked, NOTHING), {
    initialProps: query('20 min'),
    wrapper,
  });
  const options = [{ label: '10 to 20 minutes', value: '10-20' }];
  return {
    list,
    ask: (text: string) => rerender(query(text)),
    dropdowns: aPlaylist({ filters: [{ key: 'length', description: 'Length', options }] }),
    state: () => ({ isReady: result.current.isReady, filters: result.current.understood.filters.length }),
  };
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('understands a query once the dropdowns are there [SRC-07]', async () => {
  const { list, dropdowns, state } = renderQuery();
  expect(state()).toEqual({ isReady: false, filters: 0 });
  list.resolve(dropdowns);
  await pass(1);
  expect(state()).toEqual({ isReady: true, filters: 1 });
});

it('waits a second for the dropdowns, and is a text then, also when they come', async () => {
  const { list, dropdowns, state, ask } = renderQuery();
  await pass(999);
  expect(state().isReady).toBe(false);
  await pass(1);
  expect(state()).toEqual({ isReady: true, filters: 0 });
  ask('25 min');
  expect(state()).toEqual({ isReady: true, filters: 0 });
  list.resolve(dropdowns);
  await pass(1);
  expect(state()).toEqual({ isReady: true, filters: 0 });
});

it('is understood again once it has changed', async () => {
  const { list, dropdowns, state, ask } = renderQuery();
  await pass(1000);
  list.resolve(dropdowns);
  await pass(1);
  ask('15 min');
  expect(state()).toEqual({ isReady: true, filters: 1 });
  ask('20 min');
  expect(state()).toEqual({ isReady: true, filters: 1 });
});

it('does not wait for dropdowns that cannot be loaded', async () => {
  const { list, state } = renderQuery();
  list.reject(new Error('No answer'));
  await pass(1);
  expect(state()).toEqual({ isReady: true, filters: 0 });
});
