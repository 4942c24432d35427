import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import { asHex } from '../support/colors.ts';
import type { Layout } from '../support/assembly.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn } from '../support/table.ts';

const header = ({ screen }: Scenario) => screen.part('banner');

Then('the header is light', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await header(this).attribute('data-light'), 'true');
  });
});

Then('the header is not light', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await header(this).attribute('data-light'), 'false');
  });
});

When('they scroll to {int} pixels', function (this: Scenario, distance: number) {
  return this.layout.scrollTo(distance);
});

When('they scroll {scrollTarget}', function (this: Scenario, distance: number) {
  return this.layout.scrollTo(distance);
});

Then('the page is still scrolled {scrollTarget}', async function (this: Scenario, distance: number) {
  assert.equal(await this.layout.scrolled(), distance);
});

Then('the header has its {headerStyle} style', async function (this: Scenario, isScrolled: boolean) {
  await this.onceSettled(async () => {
    assert.equal(await header(this).attribute('data-scrolled'), String(isScrolled));
  });
});

Then('the header is at the top of the window', async function (this: Scenario) {
  assert.equal((await this.layout.boxOf('banner')).top, 0);
});

Then('the header stands on {string}', async function (this: Scenario, color: string) {
  await this.eventually(async () => {
    assert.equal(asHex(await this.layout.headerColor()), color);
  });
});

const menuEntries = defineColumn('the account menu offers:', 'the name of an entry');

Then('the account menu offers:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const [email, ...offered] = await this.screen.part('banner').part('listitem').texts();
    assert.match(email ?? '', /@/);
    // The dropdown of languages has its options, too.
    const names = offered.map((text) => (text.startsWith('Language') ? 'Language' : text));
    assert.deepEqual(names, menuEntries(table));
  });
});

Then('the menu has, in this order: {string}', async function (this: Scenario, items: string) {
  await this.eventually(async () => {
    const links = this.screen.part('navigation', 'Main').part('link');
    assert.deepEqual(await links.texts(), items.split(', '));
  });
});

Then('the only current entry of the menu is {string}', async function (this: Scenario, label: string) {
  await this.eventually(async () => {
    const links = this.screen.part('navigation', 'Main').part('link');
    const labels = await links.texts();
    const marks = await links.attributes('aria-current');
    assert.deepEqual(
      labels.filter((_label, at) => marks[at] === 'page'),
      [label],
    );
  });
});

Then('the header shows the logo {string}', async function (this: Scenario, path: string) {
  await this.eventually(async () => {
    const { address = 'none:', arrived = null } = (await header(this).picture()) ?? {};
    assert.equal(new URL(address).pathname, path);
    assert.notEqual(arrived, false, 'It has not loaded');
  });
  if (this.assembly.layout) await assertLogoFits(this.assembly.layout);
});

async function assertLogoFits(layout: Layout): Promise<void> {
  const around = await layout.boxOf('banner');
  const logo = await layout.boxOf('link', /, home$/);
  assert.ok(logo.height > 0 && logo.height <= around.height, `It is ${logo.height} pixels high`);
  assert.ok(logo.width >= logo.height && logo.width <= around.width / 2, `It is ${logo.width} pixels wide`);
}

Then('the header shows no logo, but {string}', async function (this: Scenario, siteName: string) {
  await this.eventually(async () => {
    assert.equal(await header(this).picture(), null);
    assert.equal(await header(this).part('link', `${siteName}, home`).text(), siteName);
  });
});
