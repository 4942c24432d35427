import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { assertSays } from '../support/assert-text.ts';
import type { Part } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';

const featured = ({ screen }: Scenario): Part => screen.part('region', 'Featured');

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

When('they turn the featured row {string} on', async function (this: Scenario, title: string) {
  await this.press(() => featuredRow(this, title).part('button', 'Next'));
});

Then('the featured item is the {ordinal}', async function (this: Scenario, place: number) {
  await this.eventually(async () => {
    const { at, of } = await featuredPlace(this);
    assert.equal(at, place < 0 ? of + place : place);
  });
});

Then('the featured row shows {int} item(s)', async function (this: Scenario, count: number) {
  await this.eventually(async () => {
    assert.equal(await this.layout.featuredItems('Featured'), count);
  });
});

Then(
  'the featured row {string} shows {int} item(s)',
  async function (this: Scenario, title: string, count: number) {
    await this.eventually(async () => {
      assert.equal(await this.layout.featuredItems(title), count);
    });
  },
);

Then(
  'the featured row turns in {int} ms, with {int} px between what goes and what comes',
  async function (this: Scenario, length: number, gap: number) {
    assert.deepEqual(await this.layout.turnFeatured(), { length, gap });
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

When('they turn the featured row on', async function (this: Scenario) {
  await this.press(() => featured(this).part('button', 'Next'));
});

When('they turn the featured row back', async function (this: Scenario) {
  await this.press(() => featured(this).part('button', 'Previous'));
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

When(
  'a finger moves over the featured row by {int} and {int} px',
  async function (this: Scenario, x: number, y: number) {
    await this.onceThere(
      () => featured(this),
      (part) => part.swipe(x, y),
    );
  },
);

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

When(
  'they open the {ordinal} tile of the shelf {string}',
  async function (this: Scenario, place: number, shelf: string) {
    await this.press(() => tile(this, shelf, place));
    await this.eventually(async () => {
      assert.equal(await this.screen.part('region', shelf).count(), 0);
    });
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

When('they press the key {string} on that tile', async function (this: Scenario, key: string) {
  this.keyWasLeft = await this.layout.isKeyLeftToBrowser(key);
});

Then('the key is left to the browser', function (this: Scenario) {
  assert.equal(this.keyWasLeft, true);
});

When(
  'a finger moves over the shelf {string} by {int} and {int} px in {int} ms',
  async function (this: Scenario, title: string, x: number, y: number, length: number) {
    await this.onceThere(
      () => tile(this, title, 0),
      () => this.layout.dragFinger(title, { x, y, length }),
    );
  },
);

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
