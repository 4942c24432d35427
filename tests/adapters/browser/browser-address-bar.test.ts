import { describe, expect, it, vi } from 'vitest';
import { makeBrowserAddressBar } from '#adapters/browser/browser-address-bar.ts';

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
