// @vitest-environment happy-dom
import type { Observable } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { makeBrowserAddressBar } from '#adapters/browser/browser-address-bar.ts';
import { makeBrowserNetwork } from '#adapters/browser/browser-network.ts';
import { makeBrowserPageLifecycle } from '#adapters/browser/browser-page-lifecycle.ts';
import { consoleReporter } from '#adapters/browser/console-reporter.ts';
import { AppFailure } from '#application/app-failure.ts';

/** How often a stream emits synchronously while something happens. */
function emissionsOf(stream$: Observable<unknown>, happening: () => void): number {
  let emissions = 0;
  const subscription = stream$.subscribe(() => (emissions += 1));
  happening();
  subscription.unsubscribe();
  return emissions;
}
const becomes = (visibility: DocumentVisibilityState) => () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
const isShown = (persisted: boolean) => () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('the page lifecycle', () => {
  const { isShown: isPageShown, hidden$, leaving$, restored$ } = makeBrowserPageLifecycle(window);

  it('emits when the tab is hidden, and not when it is shown', () => {
    expect(emissionsOf(hidden$, becomes('hidden'))).toBe(1);
    expect(emissionsOf(hidden$, becomes('visible'))).toBe(0);
  });

  it('knows whether the tab is visible', () => {
    becomes('hidden')();
    expect(isPageShown()).toBe(false);
    becomes('visible')();
    expect(isPageShown()).toBe(true);
  });

  it('emits when the page is left', () => {
    expect(emissionsOf(leaving$, () => window.dispatchEvent(new Event('pagehide')))).toBe(1);
  });

  it('emits when the page is restored, and not when it is loaded', () => {
    expect(emissionsOf(restored$, isShown(true))).toBe(1);
    expect(emissionsOf(restored$, isShown(false))).toBe(0);
  });
});

describe('the connection', () => {
  it('emits when it comes back', () => {
    const { reconnected$ } = makeBrowserNetwork(window);
    expect(emissionsOf(reconnected$, () => window.dispatchEvent(new Event('online')))).toBe(1);
    expect(emissionsOf(reconnected$, () => window.dispatchEvent(new Event('offline')))).toBe(0);
  });
});

describe('the address bar', () => {
  const setUp = () => {
    const assign = vi.fn();
    const location = { href: 'https://app.test/app/', assign } as unknown as Location;
    return { bar: makeBrowserAddressBar(location), assign };
  };

  it('shows the page’s address', () => {
    expect(setUp().bar.current()).toBe('https://app.test/app/');
  });

  it.each(['https://account.test/login', 'HTTP://account.test'])('navigates to %s', (address) => {
    const { bar, assign } = setUp();
    bar.leaveFor(address);
    expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/login', '//evil.test', 'https:evil', ''])(
    'does not navigate to %j',
    (address) => {
      const { bar, assign } = setUp();
      bar.leaveFor(address);
      expect(assign).not.toHaveBeenCalled();
    },
  );
});

describe('a report', () => {
  it('is written to the developer’s console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    consoleReporter.report(new AppFailure('malformed-answer', 'Playlist x cannot be read', { cause: 'why' }));
    expect(warn).toHaveBeenCalledExactlyOnceWith('malformed-answer: Playlist x cannot be read', 'why');
  });
});
