import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { assertSays } from '../support/assert-text.ts';
import type { Scenario } from '../support/scenario.ts';
import { pathOf } from '../support/vocabulary/pages.ts';

/** Tolerance for positions, in seconds: a real player starts at the preceding frame, and plays on until it is looked at. */
const EARLIER = 1.5;
const MEANWHILE = 12;

/** What a real player cannot help; a simulated one stands exactly where it was put. */
const unlessSimulated = ({ assembly }: Scenario, tolerance: number): number =>
  assembly.name === 'dom' ? ROUNDING : tolerance;

const ROUNDING = 1e-6;

async function watchUntil(scenario: Scenario, progress: number): Promise<void> {
  const { player } = scenario;
  await scenario.eventually(async () => {
    assert.equal(await player.isPlaying(), true);
  });
  await player.seek(progress * (await player.duration()));
}

When('they watch until {float} of the video', async function (this: Scenario, progress: number) {
  await watchUntil(this, progress);
});

When('they watch {float} of {string}', async function (this: Scenario, progress: number, title: string) {
  await this.assembly.open(pathOf(`the player of "${title}"`));
  await watchUntil(this, progress);
});

When('they move to {float} of the video', async function (this: Scenario, progress: number) {
  await this.player.seek(progress * (await this.player.duration()));
});

When('they watch for {int} s', async function (this: Scenario, seconds: number) {
  await this.eventually(async () => {
    assert.equal(await this.player.isPlaying(), true);
  });
  await this.player.watch(seconds);
});

When('they watch to the end', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.player.isPlaying(), true);
  });
  await this.player.seek((await this.player.duration()) - 2);
  await this.player.watch(4);
});

When('they go on', async function (this: Scenario) {
  await this.player.resume();
});

When('they pause', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.player.isPlaying(), true);
  });
  await this.player.pause();
});

When('they stop moving', async function (this: Scenario) {
  await this.player.idle();
});

When('they move again', async function (this: Scenario) {
  await this.player.stir();
});

Given('the browser refuses to start videos by itself', function (this: Scenario) {
  return this.player.refuseAutoplay();
});

Then('the video does not play', async function (this: Scenario) {
  await this.assembly.settle();
  assert.equal(await this.player.isPlaying(), false);
});

Then('it plays with sound', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.player.isMuted(), false);
  });
});

Then('the overlay shows', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.player.showsOverlay(), true);
  });
});

Then('the overlay says {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assert.equal(await this.player.showsOverlay(), true);
    assertSays(await this.player.overlayWords(), words);
  });
});

When('they press on the words {string}', async function (this: Scenario, words: string) {
  await this.press(() => this.screen.part('heading', words));
});

Then('the overlay does not show', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.player.showsOverlay(), false);
  });
});

Then('the player offers {control}', async function (this: Scenario, name: RegExp) {
  await this.player.stir();
  await this.eventually(async () => {
    assert.notEqual(await this.screen.part('dialog').part('button', name).count(), 0);
  });
});

Then('the player shows about {int} minutes as time left', async function (this: Scenario, minutes: number) {
  await this.eventually(async () => {
    const [, shown = ''] = /^(\d+):\d\d left$/.exec(await this.screen.part('timer').text()) ?? [];
    assert.ok(Math.abs(Number(shown) - minutes) <= 1, `It shows ${shown} minutes`);
  });
});

Then('the video plays', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.player.isPlaying(), true);
  });
});

Then('the video plays from {float}', async function (this: Scenario, progress: number) {
  await this.eventually(async () => {
    assert.equal(await this.player.isPlaying(), true);
    const position = await this.player.position();
    const expected = progress * (await this.player.duration());
    assert.ok(
      position >= expected - unlessSimulated(this, EARLIER) &&
        position < expected + unlessSimulated(this, MEANWHILE),
      `It plays from ${position} s, not ${expected} s`,
    );
  });
});

Then('no video plays', async function (this: Scenario) {
  await this.assembly.settle();
  assert.equal(await this.player.count(), 0);
});

Then('there is/are {int} video(s)', async function (this: Scenario, count: number) {
  await this.eventually(async () => {
    assert.equal(await this.player.count(), count);
  });
});

Then('there is a mini-player of {string}', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.deepEqual(await this.screen.part('region', /^Mini-player/).names(), [`Mini-player: ${title}`]);
  });
});

Then('the player shows {string} as time left', async function (this: Scenario, time: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('dialog').part('timer').text(), `${time} left`);
  });
});

async function assertKnown(scenario: Scenario, progress: number, title: string): Promise<void> {
  await scenario.eventually(async () => {
    const known = await scenario.progressAtPlatform(title);
    assert.ok(
      known !== null && Math.abs(known - progress) < unlessSimulated(scenario, 0.006),
      `It knows ${known}`,
    );
  });
}

Then(
  'the platform knows {float} of {string}',
  async function (this: Scenario, progress: number, title: string) {
    await assertKnown(this, progress, title);
  },
);

Then(
  '{string} is at {int} %, here and at the platform',
  async function (this: Scenario, title: string, percent: number) {
    await this.eventually(async () => {
      const bar = this.screen.part('article', title).part('progressbar');
      assert.equal(await bar.attribute('value'), String(percent));
    });
    await assertKnown(this, percent / 100, title);
  },
);

Then('the platform knows nothing of {string}', async function (this: Scenario, title: string) {
  await this.assembly.settle();
  assert.equal(await this.progressAtPlatform(title), null);
});
