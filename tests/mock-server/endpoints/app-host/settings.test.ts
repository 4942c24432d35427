import { parse } from 'ini';
import { expect, it } from 'vitest';
import { openPlatform, ORIGIN } from '../../open-platform.ts';

it('the settings file names the platform’s config and CDN', async () => {
  const server = openPlatform();
  const { body, headers } = await server.inject('/app/.webapp.ini');
  expect(headers['content-type']).toContain('text/plain');
  expect(parse(body)).toEqual({
    defaultConfigSource: '/api/v3/jwp/home',
    additionalAllowedConfigSources: 'daybreak,stillway,openhaus,neonbarn,channels',
    UNSAFE_allowAnyConfigSource: false,
    demo: true,
    cdnBase: ORIGIN,
    playerId: 'mockplay',
  });
  await server.close();
});

it('the settings file has the time of a world whose clock was set', async () => {
  const server = openPlatform();
  const { world } = (
    await server.inject({
      method: 'POST',
      url: '/__mock/worlds',
      payload: { person: 'visitor', now: '2031-01-01T00:00:00Z' },
    })
  ).json<{ world: string }>();
  const { body } = await server.inject({ url: '/app/.webapp.ini', headers: { 'x-mock-world': world } });
  expect(parse(body)['platformTime']).toMatch(/^2031-01-01T00:00:0/);
  await server.close();
});
