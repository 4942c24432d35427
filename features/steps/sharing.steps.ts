import assert from 'node:assert/strict';
import { Given, Then, type DataTable } from '@cucumber/cucumber';
import { assertDoesNotSay } from '../support/assert-text.ts';
import type { Scenario } from '../support/scenario.ts';
import type { DrawnPicture } from '../support/assembly.ts';
import { defineColumn, defineList, definePairs } from '../support/table.ts';
import { withPlainSpaces } from '../support/plain-spaces.ts';
import type { PrepareSharing } from '../support/vocabulary/sharing.ts';

/** The path in the app that an absolute address leads to. */
function pathIn(address: string): string {
  assert.match(address, /^https?:/, `"${address}" is not absolute`);
  const { pathname, search } = new URL(address);
  return pathname.replace(/^\/app/, '') + search;
}

Given('a device {sharing}', async function (this: Scenario, prepare: PrepareSharing) {
  await prepare(this.assembly.sharing);
});

Then('the share sheet holds the address of {page}', async function (this: Scenario, path: string) {
  await this.eventually(async () => {
    assert.equal(pathIn((await this.assembly.sharing.inSheet())?.address ?? ''), path);
  });
});

Then('the share sheet is titled {string}', async function (this: Scenario, title: string) {
  await this.eventually(async () => {
    assert.equal((await this.assembly.sharing.inSheet())?.title, title);
  });
});

Then('they have copied the address of {page}', async function (this: Scenario, path: string) {
  await this.eventually(async () => {
    assert.equal(pathIn(await this.assembly.sharing.copied()), path);
  });
});

Then('soon the page no longer says {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => {
    assertDoesNotSay(await this.screen.text(), words);
  });
});

Then('the share sheet holds the picture {string}', async function (this: Scenario, name: string) {
  await this.eventually(async () => {
    assert.equal(await this.assembly.sharing.pictureInSheet(), name);
  });
});

const savedPicture = definePairs('they have saved a picture:', {
  name: 'of its file',
  size: 'in pixels: 1080 × 1350',
  top: 'the colour of its upper corners: #0a0d16',
  bottom: 'the colour of its lower corners',
});

Then('they have saved a picture:', async function (this: Scenario, table: DataTable) {
  const wanted = savedPicture(table);
  await this.eventually(async () => {
    const picture = await this.assembly.sharing.savedPicture();
    assert.ok(picture, 'No picture was saved');
    const { width, height, ...rest } = picture;
    assert.deepEqual({ ...rest, size: `${width} × ${height}` }, wanted);
  });
});

Then('they have saved no picture', async function (this: Scenario) {
  assert.equal(await this.assembly.sharing.savedPicture(), null);
});

async function drawn({ assembly }: Scenario): Promise<DrawnPicture> {
  const picture = await assembly.sharing.drawn();
  assert.ok(picture, 'Nothing was drawn');
  return picture;
}

const lines = defineColumn('the picture says:', 'a line of it, without the names of days');

Then('the picture says:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const { texts } = await drawn(this);
    const found = texts.filter(({ middle }) => middle === null).map(({ text }) => withPlainSpaces(text));
    assert.deepEqual(found, lines(table));
  });
});

const days = defineList('the days of the picture are:', 'the name of a day', 'full or empty');

Then('the days of the picture are:', async function (this: Scenario, table: DataTable) {
  await this.eventually(async () => {
    const { texts, circles } = await drawn(this);
    const found = circles.map(({ isFull, middle }) => [
      texts.find((text) => text.middle === middle)?.text,
      isFull ? 'full' : 'empty',
    ]);
    assert.deepEqual(found, days(table));
  });
});

Then('the lines of the picture begin at the {string}', async function (this: Scenario, side: string) {
  await this.eventually(async () => {
    const { texts } = await drawn(this);
    const sides = texts.filter(({ middle }) => middle === null).map(({ begins }) => begins);
    assert.deepEqual([...new Set(sides)], [side]);
  });
});

/** Of WCAG 2.2, for letters of any size. */
const READABLE = 4.5;

Then('every word of the picture can be read', async function (this: Scenario) {
  await this.eventually(async () => {
    const { texts } = await drawn(this);
    assert.deepEqual(
      texts.filter(({ contrast, isWhole }) => contrast < READABLE || !isWhole),
      [],
    );
  });
});
