import { expect, it } from 'vitest';
import { AppFailure } from '#application/app-failure.ts';
import { mayStartOffline } from '#application/offline/may-start-offline.ts';
import { makeStartOffline } from '#application/offline/start-offline.ts';
import type { LastStart } from '#application/ports/kept-configuration.ts';
import { aConfig } from '#tests/builders/a-config.ts';
import { someSettings } from '#tests/builders/some-settings.ts';

const LAST: LastStart = { settings: someSettings(), config: aConfig(), source: '/api/v3/jwp/home', at: 1 };
const requestFailure = new AppFailure('no-settings', 'Unable to load', {
  cause: new AppFailure('unreachable', 'No answer'),
});
const refused = new AppFailure('config-not-loaded', 'Failed to load', {
  cause: new AppFailure('server-failed', 'Request failed with 503'),
});

const start = (last: LastStart | null, isReachable: boolean) =>
  makeStartOffline({ last: () => last }, async () => isReachable);

it('a start without any answer uses the last one', async () => {
  expect(await start(LAST, false)(requestFailure)).toBe(LAST);
});

it.each([
  ['nothing was kept', null, false],
  ['the app’s host answers', LAST, true],
])('it fails as before if %s', async (_, last, isReachable) => {
  await expect(start(last, isReachable)(requestFailure)).rejects.toBe(requestFailure);
});

const ofChosen = new AppFailure('config-not-loaded', 'Failed', { source: 'stillway', cause: requestFailure });

it.each([
  ['nothing answers', requestFailure, null, true],
  ['nothing answers for a chosen source', ofChosen, null, true],
  ['the server refuses', refused, null, false],
  ['the config is invalid', new AppFailure('invalid-config', 'Invalid'), null, false],
  ['something else failed', new Error('Other'), null, false],
  ['another config is asked for', requestFailure, 'abcd1234', false],
  ['the choice of a config is taken back', requestFailure, '', false],
])('whether it may be used if %s', (_, failure, requested, may) => {
  expect(mayStartOffline(failure, requested)).toBe(may);
});
