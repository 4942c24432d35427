import { parse } from 'ini';
import { expect, it } from 'vitest';
import { NOW, catalogueOn, openPlatform, ORIGIN } from '../open-platform.ts';

it('the settings file leads the app to the config and the CDN of the platform', async () => {
  const server = openPlatform();
  const { body, headers } = await server.inject('/app/.webapp.ini');
  expect(headers['content-type']).toContain('text/plain');
  expect(parse(body)).toEqual({
    defaultConfigSource: '/api/v3/jwp/home',
    additionalAllowedConfigSources: catalogueOn(NOW).config.id,
    UNSAFE_allowAnyConfigSource: false,
    cdnBase: ORIGIN,
    playerId: 'mockplay',
  });
  await server.close();
});
