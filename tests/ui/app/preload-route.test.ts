import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Provide } from '#ui/session/use-injection.ts';
import { preloadRoute } from '#ui/app/preload-route.ts';
import { routeAt } from '#ui/app/routes.ts';
import { makeTexts } from '#ui/i18n/make-texts.ts';
import { DEFAULT_LANGUAGE } from '#ui/i18n/languages.ts';

const PATH = '/workout/boxing%20basics';

afterEach(() => void vi.restoreAllMocks());

/** Begins to load a screen whose code is there; that of its loader arrives when `arrive` is called. */
function begin() {
  const route = routeAt(PATH);
  if (!route?.loader) throw new Error('A workout has no loader');
  const loader = vi.fn(() => Promise.resolve());
  let arrive = (): void => undefined;
  const code = new Promise<typeof loader>((resolve) => (arrive = () => resolve(loader)));
  vi.spyOn(route.screen, 'load').mockResolvedValue(() => null);
  vi.spyOn(route as Required<typeof route>, 'loader').mockReturnValue(code);
  const patience = new AbortController();
  const provide = vi.fn() as Provide;
  const queries = new QueryClient();
  const done = preloadRoute(PATH, makeTexts(DEFAULT_LANGUAGE), provide, queries, patience.signal);
  return { loader, patience, done, provide, queries, arrive };
}

describe('what is loaded before a screen renders', () => {
  it('is the data at its top', async () => {
    const { loader, done, provide, queries, arrive } = begin();
    arrive();
    await done;
    expect(loader).toHaveBeenCalledExactlyOnceWith(provide, queries, 'boxing%20basics');
  });

  it('is nothing if the screen renders before the code for it has arrived', async () => {
    const { loader, patience, done, arrive } = begin();
    await new Promise((waiting) => setTimeout(waiting));
    patience.abort();
    arrive();
    await done;
    expect(loader).not.toHaveBeenCalled();
  });
});
