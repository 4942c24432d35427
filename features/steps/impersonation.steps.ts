import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import type { Scenario } from '../support/scenario.ts';

const impersonationBanner = ({ screen }: Scenario) => screen.part('region', 'Impersonation');

Given('the impersonation cookie is {string}', async function (this: Scenario, content: string) {
  await this.assembly.setCookie('impersonation', content.replaceAll("'", '"'));
});

Then('a banner says {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => assertSays(await impersonationBanner(this).text(), words));
});

Then('nobody is said to be impersonated', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await impersonationBanner(this).count(), 0);
  });
  assertDoesNotSay(await this.screen.text(), 'impersonating');
});

Then(
  'the link {string} leads to {string} on the same host, and back to {page}',
  async function (this: Scenario, name: string, address: string, path: string) {
    await this.eventually(async () => {
      const written = (await this.screen.part('link', name).attribute('href')) ?? '';
      // A path without a host, which no browser takes for another host.
      assert.match(written, /^\/[^/\\]/);
      const { pathname, searchParams } = new URL(written, 'http://same.host');
      assert.equal(pathname, address);
      assert.equal(new URL(searchParams.get('return') ?? '').pathname, `/app${path}`);
    });
  },
);

Then('the banner stands above the header, at the top of the window', async function (this: Scenario) {
  await this.eventually(async () => {
    const banner = await this.layout.boxOf('region', /^Impersonation$/);
    const header = await this.layout.boxOf('banner');
    assert.equal(Math.round(banner.top), 0);
    assert.ok(
      Math.abs(banner.top + banner.height - header.top) <= 1,
      `${banner.top + banner.height} and ${header.top}`,
    );
  });
});

Then('the player stands below the banner', async function (this: Scenario) {
  await this.eventually(async () => {
    const banner = await this.layout.boxOf('region', /^Impersonation$/);
    const player = await this.layout.boxOf('dialog');
    assert.equal(player.top, banner.top + banner.height);
  });
});
