import type { AccessReport } from '../security/access-report.ts';

/** What a campaign came to. */
export interface Figures {
  readonly lives: number;
  readonly deeds: number;
  readonly suffered: ReadonlyMap<string, number>;
  readonly saves: number;
  readonly marks: number;
  readonly compared: number;
  readonly doubtful: number;
  /** Lives whose page stayed open until everything had arrived. */
  readonly stayed: number;
  readonly losses: number;
  readonly byHand: AccessReport;
  readonly byLinks: AccessReport;
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, each) => total + each, 0);

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** docs/reliability.md */
export const reliabilityPage = ({
  lives,
  byHand,
  byLinks,
  suffered,
  ...all
}: Figures): string => `# Reliability

\`npm run test:resilience\` tries this and writes this page; \`npm test\` tries a short form of it with each run. Both fail where anything is lost or gets through, and where something that was to be tried was not. A life that fails is named by its number, and \`node tools/commands/resilience.mjs --life <number>\` tells it again, alone.

## Nothing that a member did is lost

The app runs as its scenarios run it in a DOM, over the mock platform. In each life, drawn by its number, a member opens workouts and series, watches, moves, pauses, marks and unmarks favorites or clears them all, follows links with and without a connection, turns to another window, loads the page again, closes it or has it killed in the middle of whatever is under way: requests that have left still arrive, and no answer reaches the page. The connection comes and goes, calls are dropped, answered late on their way there or back, refused for a while or answered with nonsense. In some lives there are two tabs, a visitor signs in with what they watched and marked before, members log out and others come to the same browser, the server takes a member for nobody for a moment, or the browser keeps nothing.

What calls for a save (PLY-05) is noted beside the app, by a reckoning of its own. In the end the platform is well again: in ${all.stayed} of the lives nothing is loaded anew, and reconnection or time alone has to bring the rest. Then what the server holds of each member is compared: of each item the last wish to have it as a favorite, and the position of the last save point. On the way each video has to go on where it was left, each favorite button to say what was wished last, no page may stay blank between header and footer, and no error may be thrown, whether anything catches it or not.

| lives | deeds | bad answers | saves called for | favorites marked, unmarked or cleared | compared in the end | losses |
| ----- | ----- | ----------- | ---------------- | ------------------------------------- | ------------------- | ------ |
${row(lives, all.deeds, sumOf(suffered), all.saves, all.marks, all.compared, all.losses)}

| what the app was answered | times |
| ------------------------- | ----- |
${[...suffered].map(([kind, times]) => row(kind, times)).join('\n')}

What this does not cover: a killed page loses what followed the last save point, as it must. Of ${all.doubtful} of what was compared any earlier wish was accepted as well as the last: a request of an earlier page was still on its way when a newer one was made, and the last to arrive wins; or the browser kept nothing; or a member logged out while something could not be sent, which is then given up.

## Nothing that is locked gets out

Under the configs that sign, each of four people tries to get at videos that they may not watch, by a reading of the rule that is not the app's. By hand: the signing service, and each address of the video in each format down to its segments and its licence, by every method and in every spelling, without a token and with tokens of other items, of trailers, run-out ones, and forged ones, handed over in every way; and every list and call that names the item. By links: each address of the app that would play it, under the player over the page and the player in the page; what the app receives is searched for where the video is. Somebody who may watch goes the same ways with a good token: what does not open for them either is no lock, and counts by itself.

| person | tries by hand | tries by links |
| ------ | ------------- | -------------- |
${[...byHand.tries].map(([person, tries]) => row(person, tries, byLinks.tries.get(person) ?? 0)).join('\n')}

| way | tries at locks | tries elsewhere | opened for who may watch | got through |
| --- | -------------- | --------------- | ------------------------ | ----------- |
${row('by hand', sumOf(byHand.tries), byHand.elsewhere, byHand.entitled, byHand.through.length)}
${row('by links', sumOf(byLinks.tries), byLinks.elsewhere, byLinks.entitled, byLinks.through.length)}

A token belongs to an item, not to a person: who is given one that is still good can watch with it, as with any signed address.
`;
