import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { assertNoHorizontalOverflow } from '../support/assert-no-horizontal-overflow.ts';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import type { Box, FingerMovement } from '../support/assembly.ts';
import type { Json } from '../support/changed-json.ts';
import { findItem, findPlaylist, ITEM_FIELDS } from '../support/catalogue.ts';
import { assertAt } from '../support/assert-in-held-time.ts';
import {
  channelOfList,
  listOfChannels,
  cellName,
  channelCell,
  escaped,
  grid,
  inSeconds,
  programCell,
  STREAM,
  streamOf,
} from '../support/guide-parts.ts';
import { isMoment, momentOf } from '../support/moments.ts';
import type { Part } from '../support/screen.ts';
import { eachPart } from '../support/each-part.ts';
import type { Scenario } from '../support/scenario.ts';
import { withPlainSpaces } from '../support/plain-spaces.ts';
import { defineColumn, definePairs, defineTable, numberIn } from '../support/table.ts';

const PAGE = 'Live';

const nameOf = async (part: Part): Promise<string> => (await part.attribute('aria-label')) ?? '';

/** The details of the selected program, which have its title as their name. */
const details = ({ screen }: Scenario, title: string): Part => screen.part('main').part('region', title);

const channels = defineTable(
  'the live channels are:',
  { channel: 'the title of a channel' },
  {},
  ITEM_FIELDS,
);

Given('the live channels are:', async function (this: Scenario, table: DataTable) {
  const playlist = await Promise.all(
    channels(table).map(({ channel, ...fields }) => this.item(channel, fields as Record<string, string>)),
  );
  await this.fail('GET /v2/playlists/:id', {
    body: { title: PAGE, contentType: 'live', links: {}, playlist },
  });
});

/** An entry of a schedule as the platform sends it. */
function entryOf(program: string, start: string, end: string, properties: Record<string, string> = {}): Json {
  return {
    id: `${program} ${start}`,
    title: program,
    startTime: momentOf(start).toISOString(),
    endTime: momentOf(end).toISOString(),
    chapterPointCustomProperties: Object.entries(properties).map(([key, value]) => ({ key, value })),
  };
}

/** The address of an item's picture at the platform, whose origin differs from that of the steps' catalogue. */
async function pictureOf(scenario: Scenario, title: string): Promise<string> {
  const { image } = await scenario.itemOf(findItem(title).mediaid);
  assert.ok(typeof image === 'string', `"${title}" has no picture`);
  return image;
}

const schedule = defineTable(
  'the schedule of each channel is:',
  {
    program: 'the title of a program of the guide',
    start: 'when it starts: 20:00, or yesterday at 20:00',
    end: 'when it ends',
  },
  { description: 'the text about it', 'picture of': 'the title of the workout whose picture it has' },
);

Given('the schedule of each channel is:', async function (this: Scenario, table: DataTable) {
  const entries = schedule(table).map(async ({ program, start, end, description, 'picture of': pictured }) =>
    entryOf(program, start, end, {
      ...(description && { description }),
      ...(pictured && { image: await pictureOf(this, pictured) }),
    }),
  );
  await this.fail('GET /schedules/:channel.json', { body: await Promise.all(entries) });
});

Given('the schedule of each channel is empty', async function (this: Scenario) {
  await this.fail('GET /schedules/:channel.json', { body: [] });
});

Given(
  'the schedule of each channel has a program at every hour of {date}',
  async function (this: Scenario, day: string) {
    const midnight = Date.parse(day);
    const body = Array.from({ length: 24 }, (_hour, hour) => {
      const [start = '', end = ''] = [hour, hour + 1].map((each) =>
        new Date(midnight + each * 3_600_000).toISOString().replace('.000', ''),
      );
      return entryOf(`Hour ${hour}`, start, end);
    });
    await this.fail('GET /schedules/:channel.json', { body });
  },
);

/** The value of a parameter of the live page's address: ids of channels and times are written as names and moments. */
function parameterOf(value: string): string {
  if (isMoment(value)) return String(inSeconds(momentOf(value)));
  return /^[A-Z]/.test(value) ? findItem(value).mediaid : value;
}

const PARAMETERS = {
  channel: 'the title of a channel',
  start: 'when the chosen program starts: 20:00',
  end: 'when it ends',
  beginning: '1 to start from the beginning',
  play: '1 to open the player',
};
const livePage = definePairs('they open the live page with:', PARAMETERS);
const liveAddress = definePairs('the address has exactly:', PARAMETERS);

const parametersOf = (written: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(written).map(([name, value]) => [name, parameterOf(value)]));

When('they open the live page with:', async function (this: Scenario, table: DataTable) {
  const query = new URLSearchParams(parametersOf(livePage(table)));
  await this.assembly.open(`/p/${findPlaylist(PAGE)}?${query.toString()}`);
});

Then('the address has exactly:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const place = await this.assembly.place();
    assert.ok(place.inApp, 'They are not in the app');
    const { searchParams } = new URL(place.path, 'http://localhost');
    assert.deepEqual(Object.fromEntries(searchParams), parametersOf(liveAddress(table)));
  });
});

const guideChannels = defineColumn('the guide has exactly the channels:', 'the title of a channel');

Then('the guide has exactly the channels:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const titles = guideChannels(table);
    const present = await Promise.all(titles.map((title) => channelCell(this, title).count()));
    assert.deepEqual(
      present,
      titles.map(() => 1),
    );
    assert.equal(await grid(this).part('rowheader').count(), titles.length);
  });
});

Then('the guide shows the channel {string}', async function (this: Scenario, channel: string) {
  await this.eventually(async () => {
    assert.equal(await channelCell(this, channel).count(), 1);
  });
});

Then('{string} is the chosen channel', async function (this: Scenario, channel: string) {
  await this.eventually(async () => {
    assert.equal(await channelCell(this, channel).attribute('aria-current'), 'true');
    const marks = await grid(this).part('rowheader').attributes('aria-current');
    assert.equal(marks.filter((mark) => mark === 'true').length, 1);
  });
});

async function assertGuideSays(scenario: Scenario, program: string, words: string): Promise<void> {
  const found = programCell(scenario, program);
  assert.notEqual(await found.count(), 0);
  const name = await nameOf(found);
  assert.ok(name.endsWith(`, ${words}`), `Its name is "${name}"`);
}

Then('the guide says of {string}: {string}', async function (this: Scenario, program: string, words: string) {
  await this.eventually(() => assertGuideSays(this, program, words));
});

Then(
  'after {delay}, not before, the guide says of {string}: {string}',
  async function (this: Scenario, moment: number, program: string, words: string) {
    await assertAt(
      this,
      moment,
      () => assert.rejects(assertGuideSays(this, program, words)),
      () => assertGuideSays(this, program, words),
    );
  },
);

Then('the guide puts {string} at {string}', async function (this: Scenario, program: string, times: string) {
  await this.eventually(async () => {
    const name = withPlainSpaces(await nameOf(programCell(this, program)));
    assert.ok(name.includes(`: ${program}, ${times}, `), `Its name is "${name}"`);
  });
});

/** The cells of programs are the ones that may be disabled. */
async function countPrograms(scenario: Scenario): Promise<number> {
  const marks = await grid(scenario).part('gridcell').attributes('aria-disabled');
  return marks.filter((mark) => mark !== null).length;
}

Then('the guide shows programs', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.notEqual(await countPrograms(this), 0);
  });
});

Then('the guide is without programs', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(
      await grid(this)
        .part('gridcell', /No program information/)
        .count(),
      1,
    );
    assert.equal(await countPrograms(this), 0);
  });
});

Then('the guide shows {string}', async function (this: Scenario, program: string) {
  await this.eventually(async () => {
    assert.notEqual(await programCell(this, program).count(), 0);
  });
});

Then('the guide does not show {string}', async function (this: Scenario, program: string) {
  await this.onceSettled(async () => {
    assert.equal(await programCell(this, program).count(), 0);
  });
});

Then(
  '{string} {ability} be chosen in the guide',
  async function (this: Scenario, program: string, isPossible: boolean) {
    await this.eventually(async () => {
      const marked = await programCell(this, program).attribute('aria-disabled');
      assert.equal(marked, isPossible ? 'false' : 'true');
    });
  },
);

Then('{string} is selected in the guide', async function (this: Scenario, program: string) {
  await this.eventually(async () => {
    assert.equal(await programCell(this, program).attribute('aria-selected'), 'true');
    const selected = await countSelected(this);
    assert.equal(selected, 1, `${selected} programs are selected`);
  });
});

async function countSelected(scenario: Scenario): Promise<number> {
  const marks = await grid(scenario).part('gridcell').attributes('aria-selected');
  return marks.filter((mark) => mark === 'true').length;
}

When('they press {string} in the guide', async function (this: Scenario, program: string) {
  await this.press(() => programCell(this, program));
});

/** What a phone has instead of the guide. */
When('they press the channel {string}', async function (this: Scenario, channel: string) {
  const isInList = await this.eventually(async () => {
    const [list, guide] = await Promise.all([listOfChannels(this).count(), grid(this).count()]);
    assert.ok(list + guide > 0, 'There is neither a program guide nor its list');
    return list > 0;
  });
  await this.press(() => (isInList ? channelOfList : channelCell)(this, channel));
});

When('they go by keys to {string} in the guide', async function (this: Scenario, program: string) {
  await this.onceThere(
    () => programCell(this, program),
    (part) => part.focus(),
  );
});

Then('the channels have the focus', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('region', 'Channels').hasFocus(), true);
  });
});

Then('the details are those of {string}', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await details(this, title).count(), 1);
  });
});

Then('the details of {string} say {string}', async function (this: Scenario, title: string, words: string) {
  await this.eventually(async () => {
    assertSays(await details(this, title).text(), words);
  });
});

Then(
  'the details of {string} do not say {string}',
  async function (this: Scenario, title: string, words: string) {
    await this.onceSettled(async () => {
      assertDoesNotSay(await details(this, title).text(), words);
    });
  },
);

Then(
  'the details of {string} show the picture of {string}',
  async function (this: Scenario, title: string, pictured: string) {
    await this.eventually(async () => {
      const picture = await details(this, title).picture();
      assert.equal(picture?.address, await pictureOf(this, pictured));
    });
  },
);

Then('the details of {string} show no picture', async function (this: Scenario, title: string) {
  await this.onceSettled(async () => {
    assert.equal(await details(this, title).picture(), null);
  });
});

/** What the player plays: the last source that was requested. */
async function assertPlays(scenario: Scenario, channel: string, part: string | null): Promise<void> {
  await scenario.eventually(async () => {
    const source = (await scenario.calls(STREAM)).at(-1)?.path ?? '';
    const { pathname, searchParams } = new URL(source, 'http://localhost');
    assert.equal(pathname, streamOf(channel));
    assert.equal(searchParams.get('t'), part);
    assert.equal(await scenario.player.isPlaying(), true);
  });
}

Then('{string} plays at its live edge', async function (this: Scenario, channel: string) {
  await assertPlays(this, channel, null);
});

Then(
  '{string} plays its recording from {moment} to {moment}',
  async function (this: Scenario, channel: string, start: Date, end: Date) {
    await assertPlays(this, channel, `${inSeconds(start)}-${inSeconds(end)}`);
  },
);

Then('{string} plays what began at {moment}', async function (this: Scenario, channel: string, start: Date) {
  await assertPlays(this, channel, String(inSeconds(start)));
});

Then('the player stands at its beginning', async function (this: Scenario) {
  await this.eventually(async () => {
    const position = await this.player.position();
    assert.ok(position < 30, `It stands at ${position} s`);
  });
});

/** Asserts that one cell of a channel's row has a mark: the one that starts at a moment. */
async function assertMarkedCell(
  scenario: Scenario,
  moment: Date,
  channel: string,
  isMarked: (cell: Part) => Promise<boolean>,
): Promise<void> {
  await scenario.eventually(async () => {
    const cells = grid(scenario).part('gridcell', new RegExp(`^${escaped(channel)}: `));
    const states = await eachPart(cells, async (cell) => ({
      start: await cell.attribute('data-start'),
      isMarked: await isMarked(cell),
    }));
    const marked = states.filter((state) => state.isMarked).map(({ start }) => Number(start));
    assert.deepEqual(
      marked.map((start) => new Date(start).toISOString()),
      [moment.toISOString()],
    );
  });
}

Then(
  'the cell at {moment} of {string} has the focus',
  async function (this: Scenario, moment: Date, channel: string) {
    await assertMarkedCell(this, moment, channel, (cell) => cell.hasFocus());
  },
);

Then(
  'a screen reader hears that the cell at {moment} of {string} is selected, and no other',
  async function (this: Scenario, moment: Date, channel: string) {
    await assertMarkedCell(
      this,
      moment,
      channel,
      async (cell) => (await cell.attribute('aria-selected')) === 'true',
    );
    assert.equal(await countSelected(this), 1);
  },
);

Then('one cell of the guide is reached by the Tab key', async function (this: Scenario) {
  await this.eventually(async () => {
    const cells = grid(this).part('gridcell');
    const stops = (await cells.attributes('tabindex')).filter((each) => each === '0');
    assert.equal(stops.length, 1);
  });
});

Then('the guide has {int} rows', async function (this: Scenario, rows: number) {
  await this.eventually(async () => {
    assert.equal(await grid(this).attribute('aria-rowcount'), String(rows));
  });
});

Then(
  'a screen reader can count the {int} rows of the guide, and the cells of a row',
  async function (this: Scenario, count: number) {
    const rows = await grid(this).part('row').attributes('aria-rowindex');
    const expected = Array.from({ length: count }, (_row, index) => String(1 + index));
    assert.deepEqual(rows, expected);
    const cells = grid(this).part('row').nth(1).part('gridcell');
    const numbers = (await cells.attributes('aria-colindex')).map(Number);
    assert.ok(numbers.length > 1, 'There is one cell');
    assert.equal(new Set(numbers).size, numbers.length);
    assert.ok(Math.min(...numbers) > 1, `The first column is the channel: ${numbers.join(', ')}`);
    const columns = Number(await grid(this).attribute('aria-colcount'));
    assert.ok(Math.max(...numbers) <= columns, `There are ${columns} columns`);
  },
);

/** A window that has no room for the guide shows what is on now, and a button for the guide. */
async function openGuide(scenario: Scenario): Promise<void> {
  const toggle = scenario.screen.part('button', 'Full guide');
  await scenario.eventually(async () => {
    assert.notEqual((await toggle.count()) + (await grid(scenario).count()), 0);
  });
  if ((await toggle.count()) > 0) await toggle.press();
}

const nearly = (found: number, expected: number, what: string): void =>
  assert.ok(Math.abs(found - expected) <= 1, `${what} is ${found}, not ${expected}`);

const boxInGuide = (scenario: Scenario, program: string) =>
  scenario.layout.boxOf('gridcell', cellName(program));

const MEASURES =
  'in windows of these widths the guide measures, in pixels, with nothing off the side of the window:';
const measures = defineTable(MEASURES, {
  window: 'the width of the window',
  'width of a channel': 'of the column with the channels',
  'height of a row': 'of each channel and of its programs',
  'width of an hour': 'of a program that lasts an hour',
});

/** What is measured: a channel, its row, and a program that lasts an hour. */
const MEASURED = { channel: 'Daybreak Live', program: 'Night Ride' };

Then(MEASURES, async function (this: Scenario, table: DataTable) {
  for (const expected of measures(table)) {
    await this.layout.resize(numberIn(expected.window), 900);
    await this.assembly.settle();
    await openGuide(this);
    await this.eventually(async () => {
      const channel = await this.layout.boxOf('rowheader');
      const row = await this.layout.boxOf('row', new RegExp(MEASURED.channel));
      const hour = await boxInGuide(this, MEASURED.program);
      nearly(channel.width, numberIn(expected['width of a channel']), 'The width of a channel');
      nearly(channel.height, numberIn(expected['height of a row']), 'The height of a channel');
      nearly(row.height, numberIn(expected['height of a row']), 'The height of a row');
      nearly(hour.width, numberIn(expected['width of an hour']), 'The width of an hour');
    });
    await assertNoHorizontalOverflow(this, `At ${expected.window}`);
  }
});

/** Whether any of it is in the part of the guide that is not covered by the channels. */
async function isInView(scenario: Scenario, box: Promise<Box>): Promise<boolean> {
  const [view, channel, { left, top, width, height }] = await Promise.all([
    scenario.layout.boxOf('grid'),
    scenario.layout.boxOf('rowheader'),
    box,
  ]);
  const from = view.left + channel.width;
  return (
    left < view.left + view.width &&
    left + width > from &&
    top < view.top + view.height &&
    top + height > view.top
  );
}

Then('{string} is in view in the guide', async function (this: Scenario, program: string) {
  await this.eventually(async () => {
    assert.equal(await isInView(this, boxInGuide(this, program)), true);
  });
});

Then('{string} is out of view in the guide', async function (this: Scenario, program: string) {
  await this.eventually(async () => {
    const isThere = (await programCell(this, program).count()) > 0;
    assert.equal(isThere && (await isInView(this, boxInGuide(this, program))), false);
  });
});

/** The height of a window that has room for the guide, but not for it and the player, in CSS pixels. */
const LOW_WINDOW = 600;

const movingKeys = defineColumn(
  'the cell with the focus is in view after each of these keys:',
  'keys, pressed one after another',
);

Then(
  'the cell with the focus is in view after each of these keys:',
  async function (this: Scenario, table: DataTable) {
    await this.layout.resize(1280, LOW_WINDOW);
    for (const key of movingKeys(table).flatMap((keys) => keys.split(', '))) {
      await this.screen.key(key);
      await this.onceSettled(async () => {
        assert.equal(await isInView(this, this.layout.boxOfFocus()), true, key);
        const [header, { top, height }] = await Promise.all([
          this.layout.boxOf('banner'),
          this.layout.boxOfFocus(),
        ]);
        assert.ok(top >= header.top + header.height, `After ${key} it is at ${top}, below the header`);
        assert.ok(top + height <= LOW_WINDOW, `After ${key} it ends at ${top + height}`);
      });
    }
  },
);

Then(
  'the line at now is at {float} of {string}',
  async function (this: Scenario, share: number, program: string) {
    await this.eventually(async () => {
      const { left, width } = await boxInGuide(this, program);
      const found = (await this.layout.lineAtNow()) - left;
      assert.ok(Math.abs(found - share * width) <= 4, `It is ${found} pixels from its start`);
    });
  },
);

Then('the line at now runs behind the title {string}', async function (this: Scenario, program: string) {
  await this.onceSettled(async () => {
    const { left, width } = await boxInGuide(this, program);
    const line = await this.layout.lineAtNow();
    assert.ok(line > left && line < left + width, 'The line is beside the program');
    assert.equal((await this.layout.titleInGuide(cellName(program))).isCrossed, false);
  });
});

When('they point at {string} in the guide', async function (this: Scenario, program: string) {
  await this.onceThere(
    () => programCell(this, program),
    (part) => part.pointAt(),
  );
});

Then('the whole title {string} shows in the guide', async function (this: Scenario, program: string) {
  await this.onceSettled(async () => {
    assert.equal((await this.layout.titleInGuide(cellName(program))).isWhole, true);
  });
});

Then('the title {string} is cut off in the guide', async function (this: Scenario, program: string) {
  await this.onceSettled(async () => {
    assert.equal((await this.layout.titleInGuide(cellName(program))).isWhole, false);
  });
});

/** Whether all of something is in the window, and below the header. */
async function assertInWindow(scenario: Scenario, name: RegExp): Promise<void> {
  const [header, { height: end }, { top, height }] = await Promise.all([
    scenario.layout.boxOf('banner'),
    scenario.layout.windowSize(),
    scenario.layout.boxOf('region', name),
  ]);
  assert.ok(top >= header.top + header.height - 1, `It begins at ${top}`);
  assert.ok(top + height <= end + 1, `It ends at ${top + height}`);
}

Then('the player of {string} is in the window', async function (this: Scenario, channel: string) {
  await this.onceSettled(() => assertInWindow(this, new RegExp(`^Player: ${escaped(channel)}$`)));
});

Then('the details of {string} are in the window', async function (this: Scenario, title: string) {
  await this.onceSettled(() => assertInWindow(this, new RegExp(`^${escaped(title)}$`)));
});

const programsBeside = ({ screen }: Scenario, channel: string): Part =>
  screen.part('region', `Now and next on ${channel}`);

const besidePlayer = defineColumn(
  'beside the player are, of {string}:',
  'when a program is on, and its title',
);

Then(
  'beside the player are, of {string}:',
  async function (this: Scenario, channel: string, table: DataTable) {
    await this.eventually(async () => {
      const found = await programsBeside(this, channel).part('listitem').texts();
      assert.deepEqual(found.map(withPlainSpaces), besidePlayer(table));
    });
  },
);

When(
  'they press {string} beside the player of {string}',
  async function (this: Scenario, program: string, channel: string) {
    await this.press(() => programsBeside(this, channel).part('button', new RegExp(escaped(program))));
  },
);

Then(
  '{string} is the chosen program beside the player of {string}',
  async function (this: Scenario, program: string, channel: string) {
    await this.eventually(async () => {
      const buttons = programsBeside(this, channel).part('button');
      const [texts, marks] = [await buttons.texts(), await buttons.attributes('aria-current')];
      assert.deepEqual(
        texts.filter((_text, at) => marks[at] === 'true').map((text) => text.endsWith(program)),
        [true],
      );
    });
  },
);

Then(
  'the guide says that {string} is on {string}',
  async function (this: Scenario, program: string, channel: string) {
    await this.eventually(async () => {
      const name = new RegExp(`^${escaped(channel)}: ${escaped(program)}, `);
      assert.equal(await grid(this).part('gridcell', name).count(), 1);
    });
  },
);

When('they scroll the guide {guideWay}', async function (this: Scenario, [x, y]: readonly [number, number]) {
  await this.layout.scrollGuide(x, y);
});

When('they swipe over the guide {swipe}', async function (this: Scenario, movement: FingerMovement) {
  await this.assembly.settle();
  this.guideOffset = await this.layout.guideOffset();
  await this.layout.dragFingerOverGuide(movement);
});

/** The part of its way that a finger moves something at least: the browser waits until it is sure that it moves. */
const MOST_OF_THE_WAY = 0.8;

Then(
  'the guide has moved {guideAxis} alone',
  async function (this: Scenario, way: { readonly x: number; readonly y: number }) {
    await this.eventually(async () => {
      const offset = await this.layout.guideOffset();
      const moved = { x: offset.x - this.guideOffset.x, y: offset.y - this.guideOffset.y };
      for (const [found, expected] of [[moved.x, way.x] as const, [moved.y, way.y] as const]) {
        const isFarEnough = expected === 0 ? found === 0 : found / expected >= MOST_OF_THE_WAY;
        assert.ok(isFarEnough, `It has moved by ${moved.x} and ${moved.y} px`);
      }
    });
  },
);

Then('{string} turns the guide without motion', async function (this: Scenario, button: string) {
  await this.assembly.settle();
  const places = await this.layout.placesWhileTurningGuide(button);
  assert.equal(places.length, 2, `It was at ${places.join(', ')}`);
});

/** More channels than a screen has room for, and some above and below it. */
const MOST_NEAR_THE_VIEW = 30;

Then('only the schedules of channels near the view were fetched, each once', async function (this: Scenario) {
  await this.assembly.settle();
  const asked = (await this.calls('GET /schedules/:channel.json')).map(({ path }) => path);
  assert.ok(asked.length > 0 && asked.length < MOST_NEAR_THE_VIEW, `It was asked for ${asked.length}`);
  assert.equal(new Set(asked).size, asked.length, 'A schedule was fetched twice');
});

Then(
  'the channel {string} shows {string} now and {string} next',
  async function (this: Scenario, channel: string, now: string, next: string) {
    await this.eventually(async () => {
      const text = await channelOfList(this, channel).text();
      assert.ok(text.includes(now) && text.includes(`Next: ${next}`), `It shows ${text}`);
    });
  },
);
