import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import { advancePlatformTime } from '../support/advance-platform-time.ts';
import { findItem } from '../support/catalogue.ts';
import type { Setting } from '../support/player-controls.ts';
import type { Scenario } from '../support/scenario.ts';
import { definePairs, defineTable, numberIn } from '../support/table.ts';

/** By how much playback may have advanced in the meantime, in seconds. */
const MEANWHILE = 8;

/** More than the platform's signatures last. */
const HOURS_OF_A_SIGNATURE = 2;

async function assertStandsAbout({ assembly, player }: Scenario, seconds: number): Promise<void> {
  const position = await player.position();
  assert.ok(
    position >= seconds - 1 && position < seconds + (assembly.name === 'dom' ? 1 : MEANWHILE),
    `It stands ${position} s in, not ${seconds}`,
  );
}

const atOnce = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}play=1`;

async function watch(scenario: Scenario, path: string): Promise<void> {
  await scenario.assembly.open(atOnce(path));
  await scenario.eventually(async () => {
    assert.equal(await scenario.player.isPlaying(), true);
  });
}

Given('they are/begin watching {page}', async function (this: Scenario, path: string) {
  await watch(this, path);
});

Given('they are watching {page} in full screen', async function (this: Scenario, path: string) {
  await watch(this, path);
  await this.screen.key('f');
  await this.eventually(async () => {
    assert.equal(await this.controls.setting('screen'), 'full');
  });
});

When('they come back later to watch {page}', async function (this: Scenario, path: string) {
  await this.assembly.close('orderly');
  await watch(this, path);
});

Given('{string} has no video', async function (this: Scenario, title: string) {
  await this.changeConfig('contentSigningService', undefined);
  await this.fail('GET /v2/media/:id', {
    body: { title, playlist: [await this.item(title, { sources: [] })] },
  });
});

Then('the player of {page} is open', async function (this: Scenario, path: string) {
  const there = { inApp: true, path: atOnce(path) };
  await this.eventually(async () => {
    assert.deepEqual(await this.assembly.place(), there);
  });
});

/** The signature of its parts expires: the platform refuses every further one. */
When('the video breaks off at {float}', async function (this: Scenario, progress: number) {
  await advancePlatformTime(this, HOURS_OF_A_SIGNATURE);
  await this.fail('GET /manifests/:id.m3u8', { status: 403 });
  const duration = await this.player.duration();
  // A channel has no end, and breaks off where it is.
  const at = Number.isFinite(duration) ? progress * duration : await this.player.position();
  await this.player.seek(at);
});

/** The picture of that moment is not loaded, and may not come. */
When('they seek to {float} of the video', async function (this: Scenario, progress: number) {
  const duration = await this.player.duration();
  void this.player.seek(progress * duration).catch(() => undefined);
});

When('the next part of the video takes {int} s to come', async function (this: Scenario, seconds: number) {
  for (const row of ['GET /manifests/:id.m3u8', 'GET /segments/:id/:track/:span.m4s'])
    await this.fail(row, { delayMs: seconds * 1000 });
});

Then('an ad shows', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.player.isShowingAd(), true);
  });
});

Then('no ad shows', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.player.isShowingAd(), false);
  });
});

When('they skip the ad', async function (this: Scenario) {
  await this.player.skipAd();
});

const AD_SCHEDULE = 'AdSched1';

/** The name of the platform's ad: it wraps another one. */
const SKIPPABLE_AD = 'wrapped';

Given('ads come before the videos', async function (this: Scenario) {
  await this.changeConfig('adSchedule', AD_SCHEDULE);
});

/** Ads separated by "or" are one ad with several addresses; one "without an address" has none. */
Given('the ads before a video are {string}', async function (this: Scenario, ads: string) {
  await changeAds(this, (addressOf) =>
    ads.split(', ').map((ad) => {
      const tags = ad === 'without an address' ? [] : ad.split(' or ').map(addressOf);
      return { offset: 'pre', tag: tags.length > 1 ? tags : tags[0] };
    }),
  );
});

Given('the ads before a video are listed in a VMAP document', async function (this: Scenario) {
  await changeAds(this, (addressOf) => addressOf('schedule'));
});

interface WireAds {
  readonly schedule: readonly { readonly tag: string }[];
}

async function changeAds(scenario: Scenario, schedule: (addressOf: (ad: string) => string) => unknown) {
  const path = `/v2/advertising/schedules/${AD_SCHEDULE}.json`;
  const whole = (await scenario.assembly.platform.request('GET', path)) as WireAds;
  const addressOf = (ad: string) =>
    String(whole.schedule[0]?.tag).replace(SKIPPABLE_AD, ad === 'skippable' ? SKIPPABLE_AD : ad);
  const body = { ...whole, schedule: schedule(addressOf) };
  await scenario.fail('GET /v2/advertising/schedules/:id.json', { body });
}

Then('the ad cannot be skipped yet', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.player.isShowingAd(), true);
    const waiting = this.screen.part('button', /^Skip ad in [1-5]$/);
    assert.equal(await waiting.count(), 1);
    assert.notEqual(await waiting.attribute('disabled'), null);
  });
});

Then(
  'the platform was told of the ad {string} at once, and later {string}',
  async function (this: Scenario, atOnce: string, later: string) {
    const first = atOnce.split(', ');
    await this.eventually(async () => {
      const calls = await this.calls('GET /ads/beacons/:event');
      const events = calls.map(({ path }) => path.split('/').at(-1));
      // Requests that are sent at the same time may arrive in any order.
      assert.deepEqual(events.slice(0, first.length).sort(), first.sort());
      assert.deepEqual(events.slice(first.length), later.split(', '));
    });
  },
);

Then(
  'the {setting} of the player is {string}',
  async function (this: Scenario, name: Setting, value: string) {
    await this.eventually(async () => {
      assert.equal(await this.controls.setting(name), value);
    });
  },
);

/** Several words stand between commas. */
Then('they see {string} in full screen', async function (this: Scenario, words: string) {
  for (const each of words.split(', ')) {
    await this.eventually(async () => {
      assert.equal(await this.controls.showsInFullScreen(each), true, each);
    });
  }
});

const settings = definePairs('the player has these settings:', {
  speed: '1 if normal',
  volume: 'from 0 to 100',
  sound: 'on or off',
  captions: 'their language, or off',
});

Then('the player has these settings:', async function (this: Scenario, table: DataTable) {
  const expected = settings(table);
  const names = Object.keys(expected) as (keyof typeof expected)[];
  await this.eventually(async () => {
    const found = await Promise.all(
      names.map(async (name) => [name, await this.controls.setting(name)] as const),
    );
    assert.deepEqual(Object.fromEntries(found), expected);
  });
});

/** The value of a setting; of the video, whether it plays. */
async function settingOf({ controls, player }: Scenario, name: string): Promise<string> {
  if (name !== 'video') return controls.setting(name as Setting);
  return (await player.isPlaying()) ? 'plays' : 'pauses';
}

const settingKeys = defineTable('the keys set the player, one after another:', {
  key: 'the name of a key',
  times: 'how often it is pressed',
  setting: 'speed, volume, sound, captions, quality, screen or video',
  value: 'what is set then; of the video: plays or pauses',
  words: 'what a screen reader announces',
});

Then('the keys set the player, one after another:', async function (this: Scenario, table: DataTable) {
  for (const { key, times, setting, value, words } of settingKeys(table)) {
    for (let press = 0; press < numberIn(times); press++) await this.screen.key(key);
    await this.eventually(async () => {
      const found = {
        words: await this.controls.announcement(),
        value: await settingOf(this, setting),
      };
      assert.deepEqual(found, { words, value }, `${key}, ${times} times`);
    });
  }
});

/** The seconds of a place in a video, which a table writes as 59:49. */
function inSeconds(place: string): number {
  const [minutes = '', seconds = ''] = place.split(':');
  return 60 * numberIn(minutes) + numberIn(seconds);
}

const movingKeys = defineTable('the keys move from the middle of the video:', {
  key: 'the name of a key',
  place: 'where the video stands then: 59:49',
  words: 'what a screen reader announces',
});

Then('the keys move from the middle of the video:', async function (this: Scenario, table: DataTable) {
  for (const { key, place, words } of movingKeys(table)) {
    await this.player.seek(0.5 * (await this.player.duration()));
    await this.screen.key(key);
    await this.eventually(async () => {
      assert.equal(await this.controls.announcement(), words, key);
      await assertStandsAbout(this, inSeconds(place));
    });
  }
});

Then('the player says {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assert.equal(await this.controls.announcement(), words);
  });
});

Then('the video stands at about {clock}', async function (this: Scenario, seconds: number) {
  await this.eventually(() => assertStandsAbout(this, seconds));
});

Given('{string} has no captions', async function (this: Scenario, title: string) {
  const { mediaid } = findItem(title);
  const signed = await this.assembly.platform.request('POST', `/signing/media/${mediaid}/sign`, {});
  const { token } = signed as { readonly token: string };
  const item = await this.itemOf(`${mediaid}?token=${token}`);
  const stream = (await this.assembly.platform.request(
    'GET',
    `/manifests/${mediaid}.m3u8?token=${token}`,
  )) as string;
  const withoutCaptions = stream
    .replace(/^#EXT-X-MEDIA:TYPE=SUBTITLES.*\n/m, '')
    .replace(/,SUBTITLES="[^"]*"/g, '');
  await this.fail('GET /manifests/:id.m3u8', { body: withoutCaptions });
  const body = { title, playlist: [{ ...item, tracks: [] }] };
  for (const row of ['GET /v2/media/:id', 'GET /v2/media/:id/drm/:policy']) await this.fail(row, { body });
});

Then('the hosted player {showing} its own controls', async function (this: Scenario, shows: boolean) {
  await this.eventually(async () => {
    assert.equal(await this.controls.areOfLibrary(), shows);
  });
});

Then('a picture of the place shows when they point at the seek bar', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.internals.showsThumbnail(), true);
  });
});

Then('chapters begin at {string} % of the seek bar', async function (this: Scenario, places: string) {
  await this.eventually(async () => {
    assert.equal((await this.controls.boundaries()).join(', '), places);
  });
});

Then(
  'the player fills the window of {int} by {int} pixels',
  async function (this: Scenario, width: number, height: number) {
    await this.onceSettled(async () => {
      assert.deepEqual(await this.layout.boxOf('dialog', /^Player: /), { left: 0, top: 0, width, height });
    });
  },
);

Then('the player has the focus', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.controls.hasFocus(), true);
  });
});

Then('the device shows {string} by {string}', async function (this: Scenario, title: string, artist: string) {
  await this.eventually(async () => {
    const shown = await this.device.nowPlaying();
    assert.deepEqual(shown && { title: shown.title, artist: shown.artist }, { title, artist });
    assert.ok(shown && shown.pictures > 0, 'It shows no picture');
  });
});

Then('the device shows nothing', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.device.nowPlaying(), null);
  });
});

When('they press the key {string} {int} times', async function (this: Scenario, key: string, times: number) {
  for (let press = 0; press < times; press++) await this.screen.key(key);
});

When('they press the keys {string}, one after another', async function (this: Scenario, keys: string) {
  for (const key of keys.split(', ')) {
    await this.screen.key(key);
    await this.assembly.settle();
  }
});

When('they go to {string} by keys', async function (this: Scenario, name: string) {
  await this.onceThere(
    () => this.screen.part('button', name),
    (part) => part.focus(),
  );
});

When('they go to {control} by keys', async function (this: Scenario, name: RegExp) {
  await this.onceThere(
    () => this.screen.part('slider', name),
    (part) => part.focus(),
  );
});

When('they press {control} in the player', async function (this: Scenario, name: RegExp) {
  await this.player.stir();
  await this.press(() => this.screen.part('dialog').part('button', name));
});

Then('the volume can be set to about half by pointer', async function (this: Scenario) {
  await this.controls.halveVolume();
  await this.eventually(async () => {
    const volume = Number(await this.controls.setting('volume'));
    assert.ok(volume >= 40 && volume <= 60, `It is ${volume}`);
  });
});

Then('a picture in the picture is asked for', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.device.requestedPictureInPicture(), true);
  });
});

When('they choose the place {clock} on the device', async function (this: Scenario, seconds: number) {
  await this.device.pressKey('seekto', seconds);
});

When('the device lets its screen go dark', async function (this: Scenario) {
  await this.device.takeScreen();
});

When('they press {mediaKey} on the device', async function (this: Scenario, action: string) {
  await this.device.pressKey(action);
});

Then('the screen is kept awake', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.device.isKeptAwake(), true);
  });
});

Then('the screen may go dark', async function (this: Scenario) {
  await this.eventually(async () => {
    assert.equal(await this.device.isKeptAwake(), false);
  });
});

Given('the device does not keep its screen awake', async function (this: Scenario) {
  await this.device.refuseWaking();
});
