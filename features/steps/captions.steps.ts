import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { Part } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';
import { definePairs } from '../support/table.ts';

/** The words for what the hosted player was told; 15 is its usual size. */
const COLORS: Readonly<Record<string, string>> = {
  '#ffffff': 'white',
  '#ffe14d': 'yellow',
  '#7dee8f': 'green',
  '#6fe7ff': 'cyan',
  '#ff9df5': 'magenta',
};
const SIZES: Readonly<Record<number, string>> = { 11: 'small', 15: 'medium', 20: 'large', 26: 'very large' };
const BACKGROUNDS: Readonly<Record<number, string>> = { 0: 'none', 78: 'half', 100: 'solid' };
const EDGES: Readonly<Record<string, string>> = {
  none: 'none',
  dropshadow: 'drop shadow',
  uniform: 'outline',
};

const look = definePairs('captions look like this:', {
  size: 'small, medium, large or very large',
  color: 'white, yellow, green, cyan or magenta',
  background: 'none, half or solid',
  edge: 'none, drop shadow or outline',
});

Then('captions look like this:', async function (this: Scenario, table: DataTable) {
  const expected = look(table);
  await this.eventually(async () => {
    const {
      color = '',
      fontSize = NaN,
      backgroundOpacity = NaN,
      edgeStyle = '',
    } = await this.player.captions();
    const found = {
      size: SIZES[fontSize],
      color: COLORS[color],
      background: BACKGROUNDS[backgroundOpacity],
      edge: EDGES[edgeStyle],
    };
    const names = Object.keys(expected) as (keyof typeof found)[];
    assert.deepEqual(Object.fromEntries(names.map((name) => [name, found[name]])), expected);
  });
});

/** The entry of the captions menu for a part of their look: 'Size Medium'. */
const entryOf = ({ screen }: Scenario, aspect: string): Part =>
  screen.part('menuitem', new RegExp(`^${aspect}`, 'i'));

/** The list of the captions menu, which may be closed, or show the choices of an entry. */
async function openCaptionsMenu(scenario: Scenario): Promise<void> {
  const { screen, player } = scenario;
  await player.stir();
  const back = screen.part('button', /^Back to captions/);
  if ((await back.count()) > 0) await back.press();
  else if ((await entryOf(scenario, 'Size').count()) === 0)
    await scenario.press(() => screen.part('button', 'Captions'));
}

When(
  'they choose {string} as the {captionAspect} of captions',
  async function (this: Scenario, choice: string, aspect: string) {
    await openCaptionsMenu(this);
    await this.press(() => entryOf(this, aspect));
    await this.press(() => this.screen.part('menuitemradio', choice));
  },
);

Then('the captions menu has chosen:', async function (this: Scenario, table: DataTable) {
  for (const [aspect, choice] of Object.entries(chosen(table))) {
    await openCaptionsMenu(this);
    await this.eventually(async () => {
      const entry = this.screen.part('menuitem', new RegExp(`^${aspect}\\s*${choice}$`, 'i'));
      assert.equal(await entry.count(), 1, `The entry does not say ${choice}`);
    });
    await this.press(() => entryOf(this, aspect));
    await this.eventually(async () => {
      const radio = this.screen.part('menuitemradio', new RegExp(`^${choice}$`, 'i'));
      assert.equal(await radio.attribute('aria-checked'), 'true');
    });
  }
});

const chosen = definePairs('the captions menu has chosen:', {
  size: 'the name of a choice',
  color: 'the name of a choice',
  background: 'the name of a choice',
  edge: 'the name of a choice',
});

Then('they see captions in {string}', async function (this: Scenario, name: string) {
  const [color = ''] = Object.entries(COLORS).find(([, word]) => word === name) ?? [];
  await this.player.idle();
  await this.eventually(async () => {
    const share = await this.internals.shareOfColor(color);
    assert.ok(share > LETTERS, `${share} of the picture has this color`);
  });
});

/** The least part of the picture that the letters of a line cover. */
const LETTERS = 0.0005;

Then('the player offers no captions', async function (this: Scenario) {
  await this.onceSettled(async () => {
    await this.player.stir();
    assert.equal(await this.screen.part('button', 'Settings').count(), 1, 'There are no controls');
    assert.equal(await this.screen.part('button', /captions/i).count(), 0);
  });
});
