import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { assertDoesNotSay } from '../support/assert-text.ts';
import type { Scenario } from '../support/scenario.ts';
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
