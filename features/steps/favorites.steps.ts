import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { findItem, titleOfId, workoutsExcept } from '../support/catalogue.ts';
import type { Part } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineColumn } from '../support/table.ts';
import { pathOf } from '../support/vocabulary/pages.ts';

/** The page's button that marks its item as a favorite. */
const favoriteButton = ({ screen }: Scenario): Part => screen.part('main').part('button', 'Favorite');

const question = ({ screen }: Scenario, name?: string): Part => screen.part('alertdialog', name);

const column = ({ screen }: Scenario): Part => screen.part('navigation', 'Your account');

async function favoritesAtPlatform(scenario: Scenario): Promise<readonly string[]> {
  return (await scenario.me()).favorites.map(({ mediaid }) => mediaid);
}

Given('they have marked {string} as a favorite', async function (this: Scenario, title: string) {
  const { mediaid } = findItem(title);
  await this.assembly.platform.request('POST', `/api/v3/jwp/favorites/${mediaid}`);
});

Given(
  'they have marked {int} favorites, among them not {string}',
  async function (this: Scenario, count: number, title: string) {
    for (const { mediaid } of workoutsExcept(title).slice(0, count)) {
      await this.assembly.platform.request('POST', `/api/v3/jwp/favorites/${mediaid}`);
    }
  },
);

const pageOf = (title: string): string =>
  pathOf(`the ${findItem(title).contentType === 'program' ? 'program' : 'workout'} "${title}"`);

/** Presses the button of the page, which says before and after whether its item is marked. */
async function pressFavorite(scenario: Scenario, isMarked: boolean): Promise<void> {
  await assertMarked(scenario, !isMarked);
  await favoriteButton(scenario).press();
  await assertMarked(scenario, isMarked);
}

async function assertMarked(scenario: Scenario, isMarked: boolean): Promise<void> {
  await scenario.eventually(async () => {
    const pressed = await favoriteButton(scenario).attribute('aria-pressed');
    assert.equal(
      pressed,
      String(isMarked),
      `It is ${pressed === 'true' ? 'one' : 'none'} of their favorites`,
    );
  });
}

When('they mark {string} as a favorite', async function (this: Scenario, title: string) {
  await this.assembly.open(pageOf(title));
  await pressFavorite(this, true);
});

When('they unmark {string}', async function (this: Scenario, title: string) {
  await this.assembly.open(pageOf(title));
  await pressFavorite(this, false);
});

When('they mark {string} in another tab', async function (this: Scenario, title: string) {
  await this.layout.openTab(pageOf(title));
  await pressFavorite(this, true);
});

When('they unmark {string} in another tab', async function (this: Scenario, title: string) {
  await this.layout.openTab(pageOf(title));
  await pressFavorite(this, false);
});

Then(
  'each time that they press "Favorite" for {string} in all tabs at once, each tab shows what the platform knows',
  async function (this: Scenario, title: string) {
    const { mediaid } = findItem(title);
    for (let time = 1; time <= 10; time += 1) {
      await this.layout.pressInEachTab('Favorite');
      await this.eventually(async () => {
        const isKnown = (await favoritesAtPlatform(this)).includes(mediaid);
        const shown = await this.layout.pressedInEachTab('Favorite');
        assert.deepEqual([...new Set(shown)], [isKnown], `Press ${time}`);
      });
    }
  },
);

When('they clear their favorites', async function (this: Scenario) {
  await this.assembly.open(pathOf('the favorites page'));
  await this.press(() => this.screen.control('Clear favorites'));
  await this.press(() => question(this).part('button', 'Clear favorites'));
});

Given('the customer allows {int} favorite(s)', function (this: Scenario, most: number) {
  return this.changeConfig('custom.maxFavorites', most);
});

When('they remove {string} from their favorites', async function (this: Scenario, title: string) {
  await this.press(() => this.screen.part('button', `Remove ${title} from your favorites`));
});

When('they answer {string}', async function (this: Scenario, answer: string) {
  await this.eventually(async () => {
    assert.equal(await question(this).attribute('data-state'), 'open', 'The alert has been answered');
  });
  await this.press(() => question(this).part('button', answer));
});

Then('they are asked {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assert.equal(await question(this, words).attribute('data-state'), 'open');
    assert.equal(await question(this, words).part('button').count(), 2);
  });
});

When('they take out {string} while time stands still', async function (this: Scenario, title: string) {
  const button = () => this.screen.part('button', new RegExp(`^Remove ${title} from`));
  await this.eventually(async () => {
    assert.equal(await button().count(), 1);
  });
  await this.assembly.holdTime();
  await this.press(button);
  // The code of the offer may be on its way.
  await this.eventually(async () => {
    assert.equal(await this.screen.part('button', 'Undo').count(), 1);
  });
});

Then('it is one of their favorites', async function (this: Scenario) {
  await assertMarked(this, true);
});

Then('it is none of their favorites', async function (this: Scenario) {
  await assertMarked(this, false);
});

Then('it cannot be marked as a favorite', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.notEqual(await this.screen.part('main').part('button', 'Share').count(), 0, 'No page shows');
    assert.equal(await favoriteButton(this).count(), 0);
  });
});

const knownFavorites = defineColumn(
  'the platform knows these favorites, in this order:',
  'the title of a workout or program',
);

Then(
  'the platform knows these favorites, in this order:',
  async function (this: Scenario, titles: DataTable) {
    const expected = knownFavorites(titles).map((title) => findItem(title).mediaid);
    await this.eventually(async () => {
      assert.deepEqual(await favoritesAtPlatform(this), expected);
    });
  },
);

Then('the platform knows no favorites', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.deepEqual(await favoritesAtPlatform(this), []);
  });
});

Then('the platform knows {int} favorites', async function (this: Scenario, count: number) {
  await this.onceSettled(async () => {
    assert.equal((await favoritesAtPlatform(this)).length, count);
  });
});

/** Whether a text contains these parts in this order. */
function standInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const place = text.indexOf(part, from);
    from = place + part.length;
    return place >= 0;
  });
}

Then(
  'the shelf {string} shows {int} of their favorites, in their order',
  async function (this: Scenario, shelf: string, count: number) {
    const titles = (await favoritesAtPlatform(this)).map(titleOfId);
    await this.eventually(async () => {
      const shown = this.screen.part('region', shelf);
      assert.equal(await shown.part('article').count(), count);
      const words = await shown.text();
      const batches = titles.map((_, from) => titles.slice(from, from + count));
      assert.ok(
        batches.some((batch) => batch.length === count && standInOrder(words, batch)),
        `They show as ${words}`,
      );
    });
  },
);

Then(
  'no request asked for more than {int} favorites, and all were asked for once',
  async function (this: Scenario, most: number) {
    const all = await favoritesAtPlatform(this);
    await this.eventually(async () => {
      const requests = (await this.calls('GET /apps/watchlists/:id')).map(({ path }) =>
        (new URL(path, 'http://platform').searchParams.get('media_ids') ?? '').split(','),
      );
      assert.deepEqual(
        requests.map(({ length }) => length).filter((length) => length > most),
        [],
      );
      assert.deepEqual(requests.flat().sort(), [...all].sort());
    });
  },
);

const columnEntries = defineColumn('the column beside the page offers:', 'the name of an entry');

Then('the column beside the page offers:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    assert.deepEqual(await column(this).part('listitem').texts(), columnEntries(table));
  });
});

Then('no column stands beside the page', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await column(this).count(), 0);
  });
});
