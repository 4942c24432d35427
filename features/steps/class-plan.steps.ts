import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import { assertDoesNotSay, assertSays } from '../support/assert-text.ts';
import type { Part } from '../support/screen.ts';
import type { Scenario } from '../support/scenario.ts';
import { defineList, definePairs } from '../support/table.ts';
import { classPlan } from '../support/vocabulary/page-parts.ts';

const parts = defineList('the class plan is:', 'the title of a part', 'its length in whole minutes');

Then('the class plan is:', async function (this: Scenario, table: DataTable) {
  const expected = parts(table).map(([title, minutes]) => `${title} ${minutes} min`);
  await this.eventually(async () => {
    assert.deepEqual(await classPlan(this).part('listitem').texts(), expected);
  });
});

/** In the middle of that second: a real player starts at the preceding frame. */
const WITHIN_A_SECOND = 0.5;

When('they move to {clock}', async function (this: Scenario, seconds: number) {
  await this.player.seek(seconds + WITHIN_A_SECOND);
});

When('they pause at {clock}', async function (this: Scenario, seconds: number) {
  await this.eventually(async () => {
    assert.equal(await this.player.isPlaying(), true);
  });
  await this.player.pause();
  await this.player.seek(seconds + WITHIN_A_SECOND);
});

const playerWords = ({ screen }: Scenario): Promise<string> => screen.part('dialog').text();

Then('the player shows {string}', async function (this: Scenario, words: string) {
  await this.eventually(async () => assertSays(await playerWords(this), words));
});

Then('the player does not show {string}', async function (this: Scenario, words: string) {
  await this.onceSettled(async () => assertDoesNotSay(await playerWords(this), words));
});

const seekBar = ({ screen }: Scenario): Part => screen.part('dialog').part('slider', 'Seek');

/** It says the position, the length and the chapter, with commas between. */
async function chapterOnSeekBar(scenario: Scenario): Promise<string | null> {
  const [, chapter = null] = ((await seekBar(scenario).attribute('aria-valuetext')) ?? '').split(', ');
  return chapter;
}

Then('the seek bar names the chapter {string}', async function (this: Scenario, title: string) {
  await this.player.stir();
  await this.eventually(async () => {
    assert.equal(await chapterOnSeekBar(this), title);
  });
});

Then('the seek bar names no chapter', async function (this: Scenario) {
  await this.player.stir();
  await this.onceSettled(async () => {
    assert.equal(await chapterOnSeekBar(this), null);
  });
});

When('they point at the middle of the seek bar', async function (this: Scenario) {
  await this.onceThere(
    () => seekBar(this),
    (part) => part.pointAt(),
  );
});

const chapters = defineList(
  'the chapters in the settings of the player are:',
  'the title of a chapter',
  '[playing, if it plays now]',
);

Then('the chapters in the settings of the player are:', async function (this: Scenario, table: DataTable) {
  await this.player.stir();
  await this.press(() => this.screen.part('button', 'Settings'));
  await this.press(() => this.screen.part('menuitem', /^Chapters/));
  const expected = chapters(table).map(([title, now = '']) => [title, now === 'playing' ? 'true' : 'false']);
  await this.eventually(async () => {
    const choices = this.screen.part('menuitemradio');
    const [titles, checked] = [await choices.texts(), await choices.attributes('aria-checked')];
    assert.deepEqual(
      titles.map((title, index) => [title, checked[index]]),
      expected,
    );
  });
});

const interval = ({ screen }: Scenario): Part => screen.part('group', /^(?:Work|Rest)$/);

const facts = definePairs('the interval is:', {
  kind: 'Work or Rest',
  'seconds to go': 'as counted down',
  move: 'what is done meanwhile, if that is said',
  next: 'what is done next, if that is said',
});

Then('the interval is:', async function (this: Scenario, table: DataTable) {
  const { kind, 'seconds to go': seconds, move = '', next } = facts(table);
  const said = move ? `${kind}: ${move}` : kind;
  const expected = [seconds, kind, move, next ? `Next: ${next}` : '', said].join('');
  await this.eventually(async () => {
    assert.deepEqual(await interval(this).texts(), [expected]);
  });
});

Then('no interval shows', async function (this: Scenario) {
  await this.onceSettled(async () => {
    assert.equal(await interval(this).count(), 0);
  });
});
