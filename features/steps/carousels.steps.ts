import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import { assertSays } from '../support/assert-text.ts';
import type { Part } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn, defineTable, numberIn } from '../support/table.ts';
import { HERO } from '../support/vocabulary/carousels.ts';
import { placeOf } from '../support/vocabulary/parameter-types.ts';

const featured = ({ screen }: Scenario): Part => screen.part('region', HERO);

/** A featured row below the hero, by its title. */
const featuredRow = ({ screen }: Scenario, title: string): Part => screen.part('region', title);

/** The position of the current featured item, from 0, and the number of items. */
async function featuredPlace(scenario: Scenario): Promise<{ readonly at: number; readonly of: number }> {
  const buttons = featured(scenario).part('button', /^Show /);
  const of = await buttons.count();
  for (let at = 0; at < of; at++) {
    if ((await buttons.nth(at).attribute('aria-current')) === 'true') return { at, of };
  }
  throw new Error('No featured item shows');
}

Then('the featured item is {string}', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await featured(this).part('heading').nth(0).text(), title);
  });
});

Then('the featured item says {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assertSays(await featured(this).text(), words);
  });
});

Then('the page has no hero', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await featured(this).count(), 0);
  });
});

Then(
  'the featured row {string} is at {string}',
  async function (this: Scenario, title: string, item: string) {
    await this.eventually(async () => {
      const row = featuredRow(this, title);
      assert.equal(await row.attribute('aria-roledescription'), 'carousel');
      // Its heading, and that of the only item.
      assert.equal(await row.part('heading').nth(0).text(), title);
      assert.equal(await row.part('heading').nth(1).text(), item);
      assert.equal(await row.part('heading').count(), 2);
    });
  },
);

Then('the featured item is the {ordinal}', async function (this: Scenario, place: number) {
  await this.eventually(async () => {
    const { at, of } = await featuredPlace(this);
    assert.equal(at, place < 0 ? of + place : place);
  });
});

Then('{featuredRow} shows {int} item(s)', async function (this: Scenario, title: string, count: number) {
  await this.eventually(async () => {
    assert.equal(await this.layout.featuredItems(title), count);
  });
});

Then(
  '{featuredRow} takes {float} s to turn, and leaves no gap',
  async function (this: Scenario, title: string, seconds: number) {
    assert.deepEqual(await this.layout.turnFeatured(title), { length: seconds * 1000, gap: 0 });
  },
);

Then(
  'the tiles of the shelf {string} stand {int} px apart',
  async function (this: Scenario, title: string, gap: number) {
    await this.eventually(async () => {
      assert.equal(await this.layout.gapOfTiles(title), gap);
    });
  },
);

When('they turn {featuredRow} {turn}', async function (this: Scenario, title: string, arrow: string) {
  await this.press(() => featuredRow(this, title).part('button', arrow));
});

When('the pointer rests on the featured row', async function (this: Scenario) {
  await this.onceThere(
    () => featured(this),
    (part) => part.pointAt(),
  );
});

When('the focus is in the featured row', async function (this: Scenario) {
  await this.onceThere(
    () => featured(this).part('link'),
    (part) => part.focus(),
  );
});

When('the pointer leaves the featured row', async function (this: Scenario) {
  await featured(this).pointAway();
});

When('the focus leaves the featured row', async function (this: Scenario) {
  await this.screen.clearFocus();
});

When('they turn to nothing in particular', async function (this: Scenario) {
  await this.screen.clearFocusAndHover();
});

/** Well beyond what a swipe takes, in CSS pixels. */
const FAR = 80;

const swipe = (scenario: Scenario, x: number, y: number): Promise<void> =>
  scenario.onceThere(
    () => featured(scenario),
    (part) => part.swipe(x, y),
  );

When('they swipe the featured row to the {sideways}', async function (this: Scenario, sign: number) {
  await swipe(this, sign * FAR, 0);
});

const fingers = defineTable('{carousel} is turned by fingers, one after another:', {
  across: 'how far it moves to the right, in CSS pixels; to the left if negative',
  down: 'how far it moves down, in CSS pixels',
  ms: 'how long it moves',
  then: 'the item or tile that shows afterwards: second, last, 6th',
});

Then(
  '{carousel} is turned by fingers, one after another:',
  async function (this: Scenario, title: string, table: DataTable) {
    const isFeatured = title === HERO;
    for (const { across, down, ms, then } of fingers(table)) {
      const [x, y, length] = [numberIn(across), numberIn(down), numberIn(ms)];
      await this.assembly.settle();
      if (isFeatured) await swipe(this, x, y);
      else await this.layout.dragFinger(title, { x, y, length });
      await this.eventually(async () => {
        const { at, of } = isFeatured ? await featuredPlace(this) : await onlyTileInView(this, title);
        const place = placeOf(then);
        assert.equal(at, place < 0 ? of + place : place, `${across} across and ${down} down`);
      });
    }
  },
);

/** The position of the shelf's only tile that is in view entirely, from 0, and the number of tiles. */
async function onlyTileInView(
  { layout, screen }: Scenario,
  shelf: string,
): Promise<{ readonly at: number; readonly of: number }> {
  const { first, last } = await layout.tilesInView(shelf);
  assert.equal(first, last, 'Several tiles are in view');
  return { at: first, of: await screen.part('region', shelf).part('listitem').count() };
}

When('{int} second(s) go(es) by', async function (this: Scenario, seconds: number) {
  await this.assembly.wait(seconds * 1000);
});

Then(
  'the shelf {string} has its {ordinal} to {ordinal} tile in view',
  async function (this: Scenario, title: string, first: number, last: number) {
    await this.eventually(async () => {
      assert.deepEqual(await this.layout.tilesInView(title), { first, last });
    });
  },
);

const tile = ({ screen }: Scenario, shelf: string, place: number): Part =>
  screen.part('region', shelf).part('listitem').nth(place).part('link');

When(
  'the focus is on the {ordinal} tile of the shelf {string}',
  async function (this: Scenario, place: number, shelf: string) {
    await this.onceThere(
      () => tile(this, shelf, place),
      (part) => part.focus(),
    );
  },
);

Then(
  'the {ordinal} tile of the shelf {string} has the focus',
  async function (this: Scenario, place: number, shelf: string) {
    await this.eventually(async () => {
      assert.equal(await tile(this, shelf, place).hasFocus(), true);
    });
  },
);

const keysLeft = defineColumn('the page leaves these keys to the browser:', 'a key, such as Alt+ArrowRight');

Then('the page leaves these keys to the browser:', async function (this: Scenario, table: DataTable) {
  const keys = keysLeft(table);
  assert.deepEqual(await this.layout.keysLeftToBrowser(keys), keys);
});

Then('the shelf {string} turns without motion', async function (this: Scenario, title: string) {
  await this.assembly.settle();
  assert.deepEqual(await this.layout.placesWhileTurning(title), [0, 5]);
});

Then('the keyboard and screen readers reach the tiles in view alone', async function (this: Scenario) {
  await this.assembly.settle();
  const { reached, inView } = await this.layout.reachableTiles();
  assert.notEqual(inView.length, 0, 'No tile is in view');
  assert.deepEqual(reached, inView);
});
