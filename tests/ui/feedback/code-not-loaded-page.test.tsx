// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddressBar } from '#application/ports/address-bar.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeRecordingAddressBar } from '#tests/doubles/recording-address-bar.ts';
import { allTexts } from '#tests/ui/i18n/all-texts.ts';
import { CodeNotLoadedPage } from '#ui/feedback/code-not-loaded-page.tsx';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { InjectionContext, type Provide } from '#ui/session/use-injection.ts';

beforeEach(() => {
  document.body.replaceChildren();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The page over a server that answers only the last of some attempts. */
function renderPage({ isOnline, attempts }: { isOnline: boolean; attempts: number }) {
  const network = makeControllableNetwork();
  if (!isOnline) network.disconnect();
  const recorded = makeRecordingAddressBar();
  let tried = 0;
  const addressBar = {
    ...recorded,
    reload: async () => {
      tried += 1;
      return tried < attempts ? false : recorded.reload();
    },
  };
  const provide = ((token: unknown) => (token === AddressBar ? addressBar : network)) as Provide;
  const page = () => (
    <InjectionContext value={provide}>
      <TextsContext value={allTexts()}>
        <MemoryRouter>
          <CodeNotLoadedPage heading="Something went wrong" text="It could not be shown." />
        </MemoryRouter>
      </TextsContext>
    </InjectionContext>
  );
  const { rerender } = render(page());
  return {
    network,
    renderAgain: () => rerender(page()),
    reloads: () => recorded.leftFor.length,
    tried: () => tried,
  };
}

const pass = (length: number) => act(() => vi.advanceTimersByTimeAsync(length));
const pressTryAgain = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

it('loads the page again with the connection, although the first request after it fails', async () => {
  const { network, renderAgain, reloads, tried } = renderPage({ isOnline: false, attempts: 2 });
  await pass(60_000);
  expect(tried()).toBe(0);
  network.reconnect();
  renderAgain();
  await pass(1999);
  expect([tried(), reloads()]).toEqual([1, 0]);
  await pass(1);
  expect([tried(), reloads()]).toEqual([2, 1]);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('loads the page again once the server can be reached, after a press that failed', async () => {
  const { reloads } = renderPage({ isOnline: true, attempts: 3 });
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
  await pressTryAgain();
  expect(screen.getByRole('heading').textContent).toBe('You are offline');
  expect(screen.getByRole('status').textContent).toBe('Still no connection');
  await pass(2000 + 4000);
  expect(reloads()).toBe(1);
});

it('does not load the page again by itself while the server can be reached', async () => {
  const { tried } = renderPage({ isOnline: true, attempts: 1 });
  await pass(120_000);
  expect(tried()).toBe(0);
});
