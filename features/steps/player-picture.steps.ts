import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { Given, Then, When } from '@cucumber/cucumber';
import { findItem } from '../support/catalogue.ts';
import type { Pointer } from '../support/player-controls.ts';
import type { DeviceSearch } from '../support/player-internals.ts';
import type { Scenario } from '../support/scenario.ts';

Given('they use a touch screen', async function (this: Scenario) {
  await this.device.useTouchScreen();
});

Given('they save data', async function (this: Scenario) {
  await this.device.saveData();
});

/** It looks the same as its 720p. */
Given('{string} comes in 1080p, too', async function (this: Scenario, title: string) {
  const { mediaid } = findItem(title);
  const manifest = String(await this.assembly.platform.request('GET', `/manifests/${mediaid}.m3u8`));
  const better = manifest.replace(
    /#EXT-X-STREAM-INF:.*\d{3}x720,.*\n.*\n/,
    (best) => best.replace(/(?<==)\d{3,4}x720/, '1920x1080').replace(/BANDWIDTH=/, 'BANDWIDTH=9') + best,
  );
  await this.fail('GET /manifests/:id.m3u8', { body: better });
});

Given('they have not used the page yet', async function (this: Scenario) {
  await this.internals.ignoreUse();
});

When('they {click} on the picture', async function (this: Scenario, times: number) {
  await this.controls.clickPicture(times);
});

When('they {tap} on the {side} of the picture', async function (this: Scenario, times: number, side: string) {
  await this.controls.tapPicture(side, times);
});

When('they hold {pointer} down on the picture', async function (this: Scenario, by: Pointer) {
  await this.controls.holdPicture(by);
});

When('they let go of the picture', async function (this: Scenario) {
  await this.controls.release();
});

When('the browser takes the finger away', async function (this: Scenario) {
  await this.controls.cancelPress();
});

When('they turn the wheel', async function (this: Scenario) {
  await this.layout.turnWheel();
});

When('they swipe {word} over the picture', async function (this: Scenario, way: 'up' | 'down') {
  await this.controls.swipe(way);
});

When('they tap on {control} in the player', async function (this: Scenario, name: RegExp) {
  await this.internals.tapControl(name);
});

When('they tap on {string}', async function (this: Scenario, name: string) {
  await this.internals.tapPart(name);
});

When('they tap on the seek bar at {float} of the video', async function (this: Scenario, progress: number) {
  await this.internals.tapControl(/^seek$/i, progress);
});

When('they point at {control} in the player', async function (this: Scenario, name: RegExp) {
  await this.internals.pointAtControl(name);
});

Then('the player shows the tooltip {string}', async function (this: Scenario, text: string) {
  await this.eventually(async () => {
    assert.deepEqual(await this.internals.tooltips(), [text]);
  });
});

Then('the player shows no tooltip', async function (this: Scenario) {
  // Later they are hidden together with the controls.
  await wait(200);
  assert.deepEqual(await this.internals.tooltips(), []);
});

Then(
  'the settings of the player {offering} {string}',
  async function (this: Scenario, isThere: boolean, name: string) {
    await this.player.stir();
    await this.press(() => this.screen.part('button', 'Settings'));
    await this.onceSettled(async () => {
      assert.equal(await this.screen.part('menuitem', name).count(), isThere ? 1 : 0);
    });
    await this.screen.key('Escape');
  },
);

/** That there is none is checked at once: with the controls of a video that plays, any ring fades soon. */
Then('the picture has {focusRing}', async function (this: Scenario, isThere: boolean) {
  const check = async (): Promise<void> => assert.equal(await this.internals.hasFocusRing(), isThere);
  await (isThere ? this.eventually(check) : check());
});

Then("the player's texts are in the typeface of the page", async function (this: Scenario) {
  assert.deepEqual(await this.internals.typefaces(), [await this.internals.pageTypeface()]);
});

Then(
  'every time in the player is in minutes and seconds, such as {string}',
  async function (this: Scenario, time: string) {
    await this.eventually(async () => {
      const texts = (await this.internals.texts()).map((text) => text.replaceAll('\u00a0', ' '));
      assert.ok(texts.includes(time), texts.filter((text) => /\d:\d/.test(text)).join(', '));
    });
    await this.internals.showsThumbnail();
    const times = (await this.internals.texts()).flatMap((text) => text.match(/[\d:]*\d:\d[\d:]*/g) ?? []);
    assert.ok(times.length > 2, `It shows ${times.join(', ')}`);
    for (const each of times) assert.match(each, /^\d{2,}:\d{2}$/);
  },
);

Then('the player does not offer {control}', async function (this: Scenario, name: RegExp) {
  await this.player.stir();
  await this.onceSettled(async () => {
    assert.equal(await this.screen.part('dialog').part('button', name).count(), 0);
  });
});

Given('the browser finds a device by {deviceSearch}', async function (this: Scenario, by: DeviceSearch) {
  await this.internals.findDevice(by);
});

Then('the browser lets them choose a device by {deviceSearch}', async function (this: Scenario, by: string) {
  await this.eventually(async () => {
    assert.equal(await this.internals.deviceChosenBy(), by);
  });
});
