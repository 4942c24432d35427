import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import { assertSays } from '../support/assert-text.ts';
import { findItem } from '../support/catalogue.ts';
import {
  cellName,
  channelCell,
  channelOfList,
  listOfChannels,
  inSeconds,
  STREAM,
  streamOf,
} from '../support/guide-parts.ts';
import type { Scenario } from '../support/scenario.ts';
import type { Part } from '../support/screen.ts';
import { defineList } from '../support/table.ts';
import { scrubber } from '../support/vocabulary/page-parts.ts';

const EVENTS = 'POST /analytics/v1/t';

/** How exactly a scenario says how far the player is behind, in minutes. */
const NEARLY = 1;

/** The address at which a channel plays, on its own live page. */
function livePage(channel: string, more = ''): string {
  const { mediaid, liveChannelsId } = findItem(channel);
  return `/p/${liveChannelsId}?play=1&channel=${mediaid}${more}`;
}

When('they watch the channel {string}', async function (this: Scenario, channel: string) {
  await this.assembly.open(livePage(channel));
});

When(
  'they watch what {string} showed from {moment} to {moment}',
  async function (this: Scenario, channel: string, start: Date, end: Date) {
    await this.assembly.open(livePage(channel, `&start=${inSeconds(start)}&end=${inSeconds(end)}`));
  },
);

When('they go back to the live edge', async function (this: Scenario) {
  await this.press(() => this.screen.part('button', /^Go live/));
});

When('they go back by {int} minutes in the player', async function (this: Scenario, minutes: number) {
  await this.player.seek((await this.player.position()) - 60 * minutes);
});

/** The clock goes on, and the picture does not. */
When('the device sleeps for {int} minutes', async function (this: Scenario, minutes: number) {
  await this.assembly.passTime(minutes * 60_000);
  await this.player.watch(1);
});

/** It is there before the player has told its position, and cannot be moved until then. */
const untilEnabled = (scenario: Scenario): Promise<void> =>
  scenario.eventually(async () => {
    assert.equal(await scrubber(scenario).attribute('disabled'), null);
  });

When('they tap on the middle of the seek bar of the channel', async function (this: Scenario) {
  await this.player.stir();
  await untilEnabled(this);
  await this.internals.tapControl(/^Position in the broadcast$/);
});

When('they point at the channel {string}', async function (this: Scenario, channel: string) {
  await this.onceThere(
    () => channelCell(this, channel),
    (part) => part.pointAt(),
  );
});

When('they press the key {string} on the scrubber', async function (this: Scenario, key: string) {
  await untilEnabled(this);
  await scrubber(this).focus();
  await this.screen.key(key);
});

Then('the scrubber says {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assert.equal(await scrubber(this).attribute('aria-valuetext'), words);
  });
});

Then('the only seek bar is {string}', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    const sliders = await this.screen.part('slider').names();
    assert.deepEqual(
      sliders.filter((each) => each !== 'Volume'),
      [name],
    );
  });
});

Then(
  'programs begin at {int} and {int} % of the seek bar',
  async function (this: Scenario, first: number, second: number) {
    await this.eventually(async () => {
      assert.deepEqual(await this.controls.boundaries(), [first, second]);
    });
  },
);

/** The guide over the picture. */
const guideOverPicture = ({ screen }: Scenario): Part =>
  screen.part('region', 'Program guide over the picture');

Then('the guide is open over the picture', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await guideOverPicture(this).count(), 1);
  });
});

Then('no guide is over the picture', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await guideOverPicture(this).count(), 0);
  });
});

When('they choose {string} in the guide over the picture', async function (this: Scenario, program: string) {
  await this.press(() => guideOverPicture(this).part('gridcell', cellName(program)).nth(0));
});

Then(
  'the focus is on {string} in the guide over the picture',
  async function (this: Scenario, program: string) {
    await this.eventually(async () => {
      assert.equal(await guideOverPicture(this).part('gridcell', cellName(program)).hasFocus(), true);
    });
  },
);

/** The locks that a channel has, in the guide or in the list of a phone. */
async function locksOf(scenario: Scenario, channel: string): Promise<Part> {
  const isInList = (await listOfChannels(scenario).count()) > 0;
  const part = (isInList ? channelOfList : channelCell)(scenario, channel);
  assert.equal(await part.count(), 1);
  return part.part('img', /^Locked: /);
}

Then('the channel {string} has a lock', async function (this: Scenario, channel: string) {
  await this.eventually(async () => {
    assert.equal(await (await locksOf(this, channel)).count(), 1);
  });
});

Then(
  'the lock of the channel {string} says {string}',
  async function (this: Scenario, channel: string, reason: string) {
    await this.eventually(async () => {
      assert.equal(await (await locksOf(this, channel)).attribute('aria-label'), `Locked: ${reason}`);
    });
  },
);

Then('the channel {string} has no lock', async function (this: Scenario, channel: string) {
  await this.eventually(async () => {
    assert.equal(await (await locksOf(this, channel)).count(), 0);
  });
});

Then('the player is live', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('button', 'Live').attribute('aria-disabled'), 'true');
  });
});

Then('the player is about {int} minutes behind live', async function (this: Scenario, minutes: number) {
  await this.eventually(async () => {
    const words = await this.screen.part('button', /^Go live/).text();
    const [, hour = '0', minute = '0'] =
      /(?:(\d+) hours? )?(?:(\d+) minutes? )?(?:\d+ seconds? )?behind live/.exec(words) ?? [];
    const behind = 60 * Number(hour) + Number(minute);
    assert.ok(Math.abs(behind - minutes) <= NEARLY, `It is ${words}`);
  });
});

Then(
  'the stream of {string} was opened {int} time(s)',
  async function (this: Scenario, channel: string, times: number) {
    await this.onceSettled(async () => {
      const calls = await this.calls(STREAM);
      assert.equal(calls.filter((call) => call.path.startsWith(streamOf(channel))).length, times);
    });
  },
);

/** How far a live stream is at most behind what it is asked for, in milliseconds. */
const LONGEST_DELAY_MS = 60_000;

Then('the stream of {string} shows {moment}', async function (this: Scenario, channel: string, moment: Date) {
  await this.eventually(async () => {
    const ends = (await this.calls('GET /segments/:id/:track/:span.m4s'))
      .filter(({ path }) => path.startsWith(`/segments/${findItem(channel).mediaid}/`))
      .map(({ path }) => Number(/-(\d+)\.m4s/.exec(path)?.[1]));
    const latest = Math.max(...ends);
    assert.ok(
      Math.abs(moment.getTime() - latest) < LONGEST_DELAY_MS,
      `It shows ${ends.length === 0 ? 'nothing' : new Date(latest).toISOString()}`,
    );
  });
});

Then('the video lasts about {int} minutes', async function (this: Scenario, minutes: number) {
  await this.eventually(async () => {
    const duration = await this.player.duration();
    assert.ok(Math.abs(duration - 60 * minutes) < 10, `It lasts ${duration} s`);
  });
});

const properties = defineList(
  'the platform was told {string} of the channel {string} with:',
  'the name of a property',
  'its value',
);

Then(
  'the platform was told {string} of the channel {string} with:',
  async function (this: Scenario, event: string, channel: string, table: DataTable) {
    await this.eventually(async () => {
      const bodies = (await this.calls(EVENTS)).map(
        ({ body }) =>
          body as { readonly event?: string; readonly properties?: Readonly<Record<string, unknown>> },
      );
      const { mediaid } = findItem(channel);
      const found = bodies.findLast((each) => each.event === event)?.properties ?? {};
      const wanted = [['channel', mediaid], ['channelTitle', channel], ...properties(table)];
      assert.deepEqual(
        wanted.map(([name = '']) => [name, found[name]]),
        wanted,
        JSON.stringify(bodies),
      );
    });
  },
);

Then(
  'the player of {string} is at the top of the window, although the page is scrolled',
  async function (this: Scenario, channel: string) {
    await this.eventually(async () => {
      assert.notEqual(await this.layout.scrolled(), 0, 'The page is not scrolled');
      const { top } = await this.layout.boxOf('region', new RegExp(`^Player: ${channel}$`));
      assert.ok(Math.abs(top) <= 1, `It is ${top} pixels below`);
    });
  },
);

When('they pause and look at the picture', async function (this: Scenario) {
  await this.player.pause();
  this.seenPicture = await this.internals.picture();
});

/** By how much two pictures with the same motif differ at most, in levels of brightness from 0 to 255. */
const SAME = 8;

async function distanceToSeenPicture(scenario: Scenario): Promise<number> {
  const picture = await scenario.internals.picture();
  const distances = picture.map((level, index) => Math.abs(level - (scenario.seenPicture[index] ?? NaN)));
  return distances.reduce((sum, each) => sum + each, 0) / distances.length;
}

/** What the page says before and after the look is meanwhile what it says, too. */
Then(
  'they see the same picture while the page says {string}',
  async function (this: Scenario, words: string) {
    await this.eventually(async () => assertSays(await this.screen.text(), words));
    const distance = await distanceToSeenPicture(this);
    assert.ok(distance <= SAME, `It differs by ${distance}`);
    assertSays(await this.screen.text(), words);
  },
);

Then('they see another picture', async function (this: Scenario) {
  await this.eventually(async () => {
    const distance = await distanceToSeenPicture(this);
    assert.ok(distance > SAME, `It differs by ${distance}`);
  });
});

Then('there is one {string} to press', async function (this: Scenario, name: string) {
  await this.onceSettled(async () => {
    assert.equal(await this.screen.control(name).count(), 1);
  });
});
