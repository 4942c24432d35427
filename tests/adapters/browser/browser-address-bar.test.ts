import { describe, expect, it, vi } from 'vitest';
import { makeBrowserAddressBar } from '#adapters/browser/browser-address-bar.ts';

describe('the address bar', () => {
  const setUp = () => {
    const assign = vi.fn();
    const location = { href: 'https://app.test/app/', assign } as unknown as Location;
    return { bar: makeBrowserAddressBar(location, fetch), assign };
  };

  it('shows the page’s address', () => {
    expect(setUp().bar.current()).toBe('https://app.test/app/');
  });

  it.each([
    ['reloads the page if its server answers', () => Promise.resolve(new Response(null, { status: 404 })), 1],
    ['stays on the page if its server does not answer', () => Promise.reject(new TypeError('offline')), 0],
  ])('%s', async (_what, send, reloads) => {
    const reload = vi.fn();
    const location = { href: 'https://app.test/app/coaching#content', reload } as unknown as Location;
    expect(await makeBrowserAddressBar(location, send).reload()).toBe(reloads === 1);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it.each(['https://account.test/login', 'HTTP://account.test'])('navigates to %s', (address) => {
    const { bar, assign } = setUp();
    bar.navigateTo(address);
    expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/login', '//evil.test', 'https:evil', ''])(
    'does not navigate to %j',
    (address) => {
      const { bar, assign } = setUp();
      bar.navigateTo(address);
      expect(assign).not.toHaveBeenCalled();
    },
  );
});
