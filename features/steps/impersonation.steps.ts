import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import type { Scenario } from '../support/scenario.ts';

const impersonationBanner = ({ screen }: Scenario) => screen.part('region', 'Impersonation');

Given('an administrator uses the app as {string}', async function (this: Scenario, email: string) {
  await this.assembly.setCookie('impersonation', JSON.stringify({ id: 'm1', email }));
});

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
      const here = String(await this.assembly.valueOf('window.location.href'));
      const { origin, pathname, searchParams } = new URL(written, here);
      assert.equal(origin + pathname, new URL(here).origin + address);
      assert.equal(new URL(searchParams.get('return') ?? '').pathname, `/app${path}`);
    });
  },
);

Then(
  'the banner stands at the top of the window, above the {neighbour}',
  async function (this: Scenario, below: 'header' | 'player') {
    await this.eventually(async () => {
      const banner = await this.layout.boxOf('region', /^Impersonation$/);
      const { top } = await this.layout.boxOf(below === 'header' ? 'banner' : 'dialog');
      const end = banner.top + banner.height;
      assert.equal(Math.round(banner.top), 0);
      assert.ok(Math.abs(end - top) <= 1, `It ends at ${end}, the ${below} begins at ${top}`);
    });
  },
);
