import assert from 'node:assert/strict';
import { Then, type DataTable } from '@cucumber/cucumber';
import { findItem } from '../support/catalogue.ts';
import type { Part, Picture } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineTable } from '../support/table.ts';
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

Then('{pictureOf} {string} is missing', async function (this: Scenario, find: FindPictured, title: string) {
  await this.eventually(async () => {
    assert.equal(await find(this, title).picture(), null);
  });
});

const shapes = defineTable('the pictures of that shelf are drawn in these shapes, one after another:', {
  shape: 'the shape that the shelf asks for: 16:9',
  drawn: 'the shape in which a picture stands then',
});

Then(
  'the pictures of that shelf are drawn in these shapes, one after another:',
  async function (this: Scenario, table: DataTable) {
    for (const { shape, drawn } of shapes(table)) {
      const number = Number(shape);
      await this.changePlaylist('shelfImageAspectRatio', Number.isNaN(number) ? shape : number);
      await this.assembly.reload();
      const [width = NaN, height = NaN] = drawn.split(':').map(Number);
      await this.eventually(async () => {
        const { shape: shown } = await pictureIn(this.screen.part('article').nth(0));
        const isNear = shown !== null && Math.abs(shown / (width / height) - 1) < NEARLY;
        assert.ok(isNear, `For ${shape} it stands in ${shown}`);
      });
    }
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
