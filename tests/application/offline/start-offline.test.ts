import { expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { makeStartOffline } from '#application/offline/start-offline.ts';
import type { LastStart } from '#application/ports/kept-start.ts';
import { aConfig } from '#tests/builders/a-config.ts';
import { someSettings } from '#tests/builders/some-settings.ts';

const LAST: LastStart = { settings: someSettings(), config: aConfig(), source: '/api/v3/jwp/home', at: 1 };
const unanswered = new AppFailure('no-settings', 'Unable to load', {
  cause: new AppFailure('unreachable', 'No answer'),
});
const refused = new AppFailure('config-not-loaded', 'Failed to load', {
  cause: new AppFailure('server-failed', 'Request failed with 503'),
});

const start = (last: LastStart | null, isReachable: boolean) =>
  makeStartOffline({ last: () => last }, async () => isReachable);

it('a start without any answer uses the last one', async () => {
  expect(await start(LAST, false)(unanswered, null)).toBe(LAST);
});

it('a start without any answer uses the last one of a chosen source, too', async () => {
  const ofChosen = new AppFailure('config-not-loaded', 'Failed', { source: 'stillway', cause: unanswered });
  expect(await start(LAST, false)(ofChosen, null)).toBe(LAST);
});

it.each([
  ['nothing was kept', null, false, unanswered, null],
  ['the app’s host answers', LAST, true, unanswered, null],
  ['the server refuses', LAST, false, refused, null],
  ['the config is invalid', LAST, false, new AppFailure('invalid-config', 'Invalid'), null],
  ['something else failed', LAST, false, new Error('Other'), null],
  ['another config is asked for', LAST, false, unanswered, 'abcd1234'],
  ['the choice of a config is taken back', LAST, false, unanswered, ''],
])('it fails as before if %s', async (_, last, isReachable, failure, requested) => {
  await expect(start(last, isReachable)(failure, requested)).rejects.toBe(failure);
});
