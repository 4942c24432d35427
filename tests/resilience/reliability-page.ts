import type { AccessReport } from '../security/access-report.ts';

/** The figures of a campaign without a loss. */
export interface Figures {
  readonly runs: number;
  readonly actions: number;
  readonly badResponses: ReadonlyMap<string, number>;
  readonly saves: number;
  readonly favoriteChanges: number;
  /** Values of another device after a write that got no response. */
  readonly comparedOfOtherDevice: number;
  readonly compared: number;
  readonly uncertain: number;
  /** Runs in which the page stayed open until everything had arrived. */
  readonly recoveredWithoutReload: number;
  readonly byRequest: AccessReport;
  readonly byLink: AccessReport;
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, each) => total + each, 0);

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** docs/reliability.md */
export const reliabilityPage = (figures: Figures): string => `# Reliability

\`npm run test:resilience\` makes 250 runs as below, or with \`-- --runs <number>\` more, and writes this page if they pass; \`npm test\` runs a short form. Both fail if anything is lost, if anybody gets access to what they may not watch, or if a planned check did not happen. A failing run is reduced to its shortest form by fast-check, and printed with its actions and the command that replays it with a log of all requests. \`npm run test:resilience -- --seed <seed> --path <number>\` replays any other run by its number, from 0.

${resilienceSection(figures)}

${accessSection(figures)}
`;

const resilienceSection = ({ badResponses, ...all }: Figures): string => `## No member loses anything

The app runs in a DOM, as in the scenarios, over the mock platform. In each run, a random sequence of actions, a member opens workouts and series, watches, seeks, pauses, adds and removes favorites or clears them, follows links with and without a connection, switches to another window, reloads the page, closes it, or has it killed during whatever is in progress: requests that were sent still arrive, and no response reaches the page. The connection is lost and regained; calls are dropped, delayed on the way there or back, refused for a while, or answered with malformed data. Some runs have two tabs, a visitor who signs in after watching and adding favorites, members who log out and others who use the same browser, a server that takes a member for a visitor for a moment, or a browser that stores nothing. A member changes the same item on another device, too, after a write here that the server took and whose response no page heard: what the other device wrote must stand, on the server and on the next page, where the video continues at that position (API-05).

An oracle, which shares no code with the app, derives from the actions what must be saved (PLY-05). At the end of a run all faults end; in ${all.recoveredWithoutReload} of the runs the page is not reloaded, and a reconnection or time alone has to deliver what is pending. Then the oracle compares what the server holds of each member: for each item whether it is a favorite, and the position of the last save point. During the run each video must resume at its position, each favorite button must show the latest value, no page may stay blank between header and footer, and no error may be thrown, caught by the app or not.

| runs | actions | bad responses | saves | changes of favorites | values compared | values of another device compared | losses |
| ---- | ------- | ------------- | ----- | -------------------- | --------------- | --------------------------------- | ------ |
${row(all.runs, all.actions, sumOf(badResponses), all.saves, all.favoriteChanges, all.compared, all.comparedOfOtherDevice, 0)}

| bad response | times |
| ------------ | ----- |
${[...badResponses].map(([kind, times]) => row(kind, times)).join('\n')}

Not covered: a killed page loses what followed the last save point, as it must. For ${all.uncertain} of the compared values an earlier value was accepted as well as the latest: a request of an earlier page was still in flight when a newer one was sent, and the last to arrive wins; or the browser stored nothing; or a member logged out while something could not be sent, which is then given up; or a favorite was marked here unheard and unmarked on another device before this browser had read the server's list, which shows the same before and after.`;

const accessSection = ({ byRequest, byLink }: Figures): string => `## Nobody watches without access

Each of four people tries to get some of the videos that they may not watch, according to a rule that shares no code with the app's. By request: the signing service, and each address of the video in each format down to its segments and its licence, some of them also by other methods and in other spellings, without a token and with tokens of other items, tokens of trailers, expired tokens and forged ones, passed in queries, headers and cookies; and the lists and calls that name the item. By link, under the configs that sign: each address of the app that would play it, in the full-screen and the inline player; what the app receives is searched for the address of the video. A person with access makes the same attempts with a valid token: an address that does not open for them either is not protected, and counts separately.

| person | attempts by request | attempts by link |
| ------ | ------------------- | ---------------- |
${[...byRequest.attempts].map(([person, attempts]) => row(person, attempts, byLink.attempts.get(person) ?? 0)).join('\n')}

| way | attempts at protected addresses | other attempts | opened with access | breaches |
| --- | ------------------------------- | -------------- | ------------------ | -------- |
${row('by request', sumOf(byRequest.attempts), byRequest.unprotected, byRequest.granted, byRequest.breaches.length)}
${row('by link', sumOf(byLink.attempts), byLink.unprotected, byLink.granted, byLink.breaches.length)}

A token belongs to an item, not to a person: anybody who has a valid one can watch the item, as with any signed address.`;
