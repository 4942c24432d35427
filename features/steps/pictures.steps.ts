import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import { findItem } from '../support/catalogue.ts';
import { channelCell } from '../support/live-channels.ts';
import type { Part, Picture } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';

/** Tolerance for aspect ratios: edges may fall between pixels. */
const NEARLY = 0.02;

async function pictureOfCard(scenario: Scenario, title: string): Promise<Picture> {
  const picture = await scenario.screen.part('article', title).nth(0).picture();
  assert.ok(picture, 'The card has no picture');
  return picture;
}

function assertAddress(picture: Picture, title: string, name: string, width: number): void {
  const { pathname, search } = new URL(picture.address);
  assert.equal(pathname + search, `/v1/media/${findItem(title).mediaid}/images/${name}.webp?width=${width}`);
}

Then(
  'the picture of {string} is asked for as {string} with a width of {int}',
  async function (this: Scenario, title: string, name: string, width: number) {
    await this.eventually(async () => {
      assertAddress(await pictureOfCard(this, title), title, name, width);
    });
  },
);

Then(
  "the page's picture of {string} is asked for as {string} with a width of {int}",
  async function (this: Scenario, title: string, name: string, width: number) {
    await this.eventually(() => assertPictureIn(this.screen.part('main'), title, name, width));
  },
);

Then(
  'the featured picture is that of {string}, asked for as {string} with a width of {int}',
  async function (this: Scenario, title: string, name: string, width: number) {
    await this.eventually(() => assertPictureIn(this.screen.part('region', 'Featured'), title, name, width));
  },
);

Then(
  'the picture in the bio of {string} is asked for as {string} with a width of {int}',
  async function (this: Scenario, trainer: string, name: string, width: number) {
    await this.eventually(() => assertPictureIn(this.screen.part('region', trainer), trainer, name, width));
  },
);

Then(
  'in {string} the link {string} has the picture of {string}, asked for as {string} with a width of {int}',
  async function (this: Scenario, region: string, link: string, title: string, name: string, width: number) {
    await this.eventually(() =>
      assertPictureIn(this.screen.part('region', region).part('link', link), title, name, width),
    );
  },
);

Then(
  'the logo of {string} is asked for as {string} with a width of {int}',
  async function (this: Scenario, channel: string, name: string, width: number) {
    await this.eventually(() => assertPictureIn(channelCell(this, channel), channel, name, width));
  },
);

Then('the picture of {string} shows', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal((await pictureOfCard(this, title)).arrived, true);
  });
});

Then("the page's picture shows", async function (this: Scenario) {
  await this.eventually(async () => {
    const picture = await this.screen.part('main').picture();
    assert.ok(picture, 'The page has no picture');
    assert.equal(picture.arrived, true);
  });
});

Then('the card of {string} has no picture', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('article', title).nth(0).picture(), null);
  });
});

Then(
  'the picture of {string} has the aspect ratio {ratio}',
  async function (this: Scenario, title: string, ratio: number) {
    await this.eventually(async () => {
      const { shape } = await pictureOfCard(this, title);
      assert.ok(shape !== null && Math.abs(shape / ratio - 1) < NEARLY, `It stands in ${shape}`);
    });
  },
);

Then(
  'the picture beside {string} is {int} pixels wide',
  async function (this: Scenario, name: string, width: number) {
    await this.eventually(async () => {
      const picture = await this.screen.part('link', name).picture();
      assert.ok(picture, 'There is no picture');
      assert.equal(new URL(picture.address).searchParams.get('width'), String(width));
    });
  },
);

Then(
  'in {string} the link {string} has a picture',
  async function (this: Scenario, title: string, name: string) {
    await this.eventually(async () => {
      const picture = await this.screen.part('region', title).part('link', name).picture();
      assert.ok(picture, 'It has no picture');
      assert.notEqual(picture.arrived, false, 'Its picture has not arrived');
    });
  },
);

async function assertPictureIn(part: Part, title: string, name: string, width: number): Promise<void> {
  const picture = await part.picture();
  assert.ok(picture, 'It has no picture');
  assertAddress(picture, title, name, width);
}
