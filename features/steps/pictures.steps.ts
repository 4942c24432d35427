import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import { findItem } from '../support/catalogue.ts';
import type { Part, Picture } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';
import type { FindPictured } from '../support/vocabulary/pictures.ts';

/** Tolerance for aspect ratios: edges may fall between pixels. */
const NEARLY = 0.02;

async function pictureIn(part: Part): Promise<Picture> {
  const picture = await part.picture();
  assert.ok(picture, 'There is no picture');
  return picture;
}

Then(
  '{pictureOf} {string} is asked for as {string} with a width of {int}',
  async function (this: Scenario, find: FindPictured, title: string, name: string, width: number) {
    await this.eventually(async () => {
      const { pathname, search } = new URL((await pictureIn(find(this, title))).address);
      const address = `/v1/media/${findItem(title).mediaid}/images/${name}.webp?width=${width}`;
      assert.equal(pathname + search, address);
    });
  },
);

Then('{pictureOf} {string} shows', async function (this: Scenario, find: FindPictured, title: string) {
  await this.eventually(async () => {
    assert.equal((await pictureIn(find(this, title))).arrived, true);
  });
});

Then('the card of {string} has no picture', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal(await this.screen.part('article', title).nth(0).picture(), null);
  });
});

Then(
  '{pictureOf} {string} has the aspect ratio {ratio}',
  async function (this: Scenario, find: FindPictured, title: string, ratio: number) {
    await this.eventually(async () => {
      const { shape } = await pictureIn(find(this, title));
      assert.ok(shape !== null && Math.abs(shape / ratio - 1) < NEARLY, `It stands in ${shape}`);
    });
  },
);

Then(
  'in {string} the link {string} has a picture',
  async function (this: Scenario, region: string, name: string) {
    await this.eventually(async () => {
      const { arrived } = await pictureIn(this.screen.part('region', region).part('link', name));
      assert.notEqual(arrived, false, 'Its picture has not arrived');
    });
  },
);
