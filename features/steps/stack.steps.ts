import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { findItem, workoutsExcept } from '../support/catalogue.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn } from '../support/table.ts';

const NO_WORKOUT = 'NoWork01';

const keep = ({ assembly }: Scenario, owner: string, ids: readonly string[]): Promise<void> =>
  assembly.store(`member-records.stack.${owner}`, JSON.stringify(ids));

const idOf = (title: string): string => (title.startsWith('*') ? NO_WORKOUT : findItem(title).mediaid);

const stacked = defineColumn(
  'they have stacked:',
  'the title of a workout or an episode; after a *, one that the catalogue does not have',
);

Given('they have stacked:', async function (this: Scenario, table: DataTable) {
  await keep(this, this.person, stacked(table).map(idOf));
});

const stackedByVisitor = defineColumn(
  'a visitor has stacked in this browser:',
  'the title of a workout or an episode',
);

Given('a visitor has stacked in this browser:', async function (this: Scenario, table: DataTable) {
  await keep(this, 'visitor', stackedByVisitor(table).map(idOf));
});

Given(
  'they have stacked {int} workouts, among them not {string}',
  async function (this: Scenario, count: number, title: string) {
    const workouts = workoutsExcept(title).slice(0, count);
    await keep(
      this,
      this.person,
      workouts.map(({ mediaid }) => mediaid),
    );
  },
);

const inStack = defineColumn('their stack is:', 'the title of a workout or an episode, in its order');

Then('their stack is:', async function (this: Scenario, table: DataTable) {
  const rows = this.screen.part('main').part('list', 'In your stack').part('listitem');
  await this.eventually(async () => {
    const titles = await rows.part('heading').texts();
    assert.deepEqual(titles, inStack(table));
  });
});

const possibleMoves = defineColumn(
  'only these ways of moving are shown as possible:',
  'the name of a button, in the order of the page',
);

Then('only these ways of moving are shown as possible:', async function (this: Scenario, table: DataTable) {
  const buttons = this.screen.part('main').part('button', /^Move /);
  await this.eventually(async () => {
    const names = await buttons.attributes('aria-label');
    const marks = await buttons.attributes('aria-disabled');
    assert.deepEqual(
      names.filter((_name, place) => marks[place] !== 'true'),
      possibleMoves(table),
    );
  });
});

Then('{string} is pressed', async function (this: Scenario, name: string) {
  await assertPressed(this, name, true);
});

Then('{string} is not pressed', async function (this: Scenario, name: string) {
  await assertPressed(this, name, false);
});

async function assertPressed(scenario: Scenario, name: string, isPressed: boolean): Promise<void> {
  await scenario.eventually(async () => {
    const pressed = await scenario.screen.part('main').part('button', name).attribute('aria-pressed');
    assert.equal(pressed, String(isPressed));
  });
}

Then('the browser has kept nothing of their stack', async function (this: Scenario) {
  await this.eventually(async () => {
    const keys = Object.keys(await this.assembly.stored()).filter((key) => key.includes('.stack.'));
    assert.deepEqual(keys, []);
  });
});

When('they stack {string} from its card', async function (this: Scenario, title: string) {
  await this.press(() => this.screen.part('article', title).part('button', `Add ${title} to your stack`));
});

Then(
  'the stack says of {string} that it is skipped, and of no other',
  async function (this: Scenario, title: string) {
    const rows = this.screen.part('main').part('article');
    await this.eventually(async () => {
      const skipped = (await rows.texts()).map((text) => text.includes('it is skipped'));
      const titles = await rows.part('heading').texts();
      assert.deepEqual(
        titles.filter((_title, place) => skipped[place]),
        [title],
      );
    });
  },
);
