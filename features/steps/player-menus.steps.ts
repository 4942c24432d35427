import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { Part } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';

/** The captions have a button of their own, the other menus are in the settings. */
async function openMenu(scenario: Scenario, menu: string): Promise<void> {
  const { screen } = scenario;
  await scenario.player.stir();
  if (menu === 'captions') return scenario.press(() => screen.part('button', /captions/i));
  await scenario.press(() => screen.part('button', 'Settings'));
  if (menu !== 'settings') await scenario.press(() => screen.part('menuitem', new RegExp(`^${menu}`, 'i')));
}

const choice = ({ screen }: Scenario, name: string): Part => screen.part('menuitemradio', name);

When('they open the menu {string} of the player', async function (this: Scenario, menu: string) {
  await openMenu(this, menu);
});

When(
  'they choose {string} among the {string} of the player',
  async function (this: Scenario, name: string, menu: string) {
    await openMenu(this, menu);
    await this.press(() => choice(this, name));
  },
);

When('they choose {string} in the menu', async function (this: Scenario, name: string) {
  await this.press(() => choice(this, name));
});

Then(
  'the menu {string} of the player shows at once {string}',
  async function (this: Scenario, menu: string, choices: string) {
    await openMenu(this, menu);
    await this.eventually(async () => {
      assert.equal((await this.internals.choicesInView()).join(', '), choices);
    });
  },
);

/** Checked is one choice at a time. */
Then('the menu has {string} checked', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    const all = this.screen.part('menuitemradio');
    const checked = await all.attributes('aria-checked');
    const names = await all.names();
    assert.deepEqual(
      names.filter((_name, index) => checked[index] === 'true'),
      [name],
    );
  });
});

Then('{string} in the menu has the focus', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    const entry = this.screen.part('menuitem', new RegExp(`^${name}`));
    const found = (await entry.count()) > 0 ? entry : choice(this, name);
    assert.equal(await found.hasFocus(), true);
  });
});

Then('no menu of the player is open', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('menu').count(), 0);
  });
});
