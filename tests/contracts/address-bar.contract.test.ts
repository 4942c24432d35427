import { expect, it } from 'vitest';
import { makeBrowserAddressBar } from '#adapters/browser/browser-address-bar.ts';
import type { AddressBar } from '#application/ports/address-bar.ts';
import { makeRecordingAddressBar } from '#tests/doubles/recording-address-bar.ts';
import { describeContract } from './describe-contract.ts';

interface Subject {
  readonly bar: AddressBar;
  readonly leftFor: readonly string[];
}

const HERE = 'https://app.test/app/m/Wrk00001?play=1';

function ofBrowser(): Subject {
  const leftFor: string[] = [];
  const leave = (address: string | URL) => void leftFor.push(String(address));
  const reload = () => leave(HERE);
  const location = { href: HERE, assign: leave, replace: leave, reload } as unknown as Location;
  return { bar: makeBrowserAddressBar(location, () => Promise.resolve(new Response())), leftFor };
}

function recording(): Subject {
  const bar = makeRecordingAddressBar(HERE);
  return { bar, leftFor: bar.leftFor };
}

describeContract('the address bar', { 'of a browser': ofBrowser, 'in a test': recording }, (make) => {
  it('returns the absolute address of the page', () => {
    expect(make().bar.current()).toBe(HERE);
  });

  it.each(['navigateTo', 'replaceWith'] as const)('navigates to absolute web addresses: %s', (leave) => {
    const { bar, leftFor } = make();
    bar[leave]('https://account.test/login');
    bar[leave]('HTTP://account.test');
    expect(leftFor).toEqual(['https://account.test/login', 'HTTP://account.test']);
  });

  it('loads the page again', async () => {
    const { bar, leftFor } = make();
    expect(await bar.reload()).toBe(true);
    expect(leftFor).toEqual([HERE]);
  });

  it('does not load the page again if that is no longer wanted', async () => {
    const { bar, leftFor } = make();
    expect(await bar.reload(() => false)).toBe(false);
    expect(leftFor).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/login',
    '//evil.test',
    'https:evil',
    'mailto:a@b.test',
    '',
  ])('does not navigate to %j', (address) => {
    const { bar, leftFor } = make();
    bar.navigateTo(address);
    bar.replaceWith(address);
    expect(leftFor).toEqual([]);
  });
});
