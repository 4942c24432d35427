import { describe, expect, it } from 'vitest';
import { makeAccountSite } from '#application/account/account-site.ts';
import { makeRecordingAddressBar } from '#tests/doubles/recording-address-bar.ts';

const here = 'https://app.test/app/workout/slow-barre?x=1';
const setUp = (detour: string | null = null) => {
  const addressBar = makeRecordingAddressBar(here);
  return { addressBar, site: makeAccountSite(addressBar, 'https://account.test/', detour) };
};

describe('the account site [ACC-11]', () => {
  it('returns to the current page', () => {
    const { site } = setUp();
    expect(site.address('sign-up')).toBe(`https://account.test/sign-up?return=${encodeURIComponent(here)}`);
  });

  it('returns to another page if one is specified', () => {
    const { site } = setUp();
    expect(site.address('sign-in', 'https://app.test/app/')).toBe(
      'https://account.test/sign-in?return=https%3A%2F%2Fapp.test%2Fapp%2F',
    );
  });

  it('is where the browser goes on a visit', () => {
    const { site, addressBar } = setUp();
    site.visit('upgrade');
    site.visit('account', 'https://app.test/app/');
    site.leave();
    expect(addressBar.leftFor).toEqual([
      site.address('upgrade'),
      site.address('account', 'https://app.test/app/'),
      'https://account.test/',
    ]);
  });
});

describe('the account site of a config that is only tried [CFG-14]', () => {
  const demo = 'https://app.test/app/o/demo?app-config=a1b2c3d4';

  it('is reached by no link and no visit', () => {
    const { site, addressBar } = setUp(demo);
    site.visit('sign-in');
    site.leave();
    expect(addressBar.leftFor).toEqual([demo, demo]);
    expect([site.address('sign-up'), site.link('https://account.test/programs/barre')]).toEqual([demo, demo]);
  });

  it('is known as such', () => {
    expect([setUp().site.isTried, setUp(demo).site.isTried]).toEqual([false, true]);
  });
});
