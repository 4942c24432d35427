import { afterAll, describe, expect, it } from 'vitest';
import { impersonatedEmail } from '#domain/account/impersonated-email.ts';
import { makeBrowserCookies } from '#adapters/browser/browser-cookies.ts';
import { APP_ORIGIN, makeWorld, openPlatform } from '../../open-platform.ts';
import type { WorldAnswer } from '../../reply-types.ts';

const server = openPlatform();
afterAll(() => server.close());

const personIn = async (headers: Record<string, string>) =>
  (await server.inject({ url: '/__mock/world', headers })).json<WorldAnswer>().person;

describe('impersonating a member [SHL-06]', () => {
  it('sets a cookie that the app can read', async () => {
    const headers = await makeWorld(server, 'subscribed');
    const response = await server.inject({ method: 'POST', url: '/__mock/impersonation', headers });
    const [cookie = '', ...attributes] = String(response.headers['set-cookie']).split('; ');
    expect(impersonatedEmail(makeBrowserCookies({ cookie }).read('impersonation'))).toBe(
      'subscribed@example.com',
    );
    expect(attributes).toEqual(['Path=/', 'SameSite=Lax']);
    expect(response.json()).toEqual({ email: 'subscribed@example.com' });
  });

  it('is refused while nobody is signed in', async () => {
    const headers = await makeWorld(server, 'visitor');
    const response = await server.inject({ method: 'POST', url: '/__mock/impersonation', headers });
    expect(response.statusCode).toBe(400);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('ends when it is stopped, and returns to the page', async () => {
    const headers = await makeWorld(server, 'subscribed');
    const page = `${APP_ORIGIN}/app/365?a=1`;
    const url = `/admin/stop-impersonating?return=${encodeURIComponent(page)}`;
    const cookie = `a=1; impersonation=${encodeURIComponent('{"email":"subscribed@example.com"}')}`;
    const response = await server.inject({ url, headers: { ...headers, cookie } });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(page);
    expect(response.headers['set-cookie']).toBe('impersonation=; Max-Age=0; Path=/; SameSite=Lax');
    expect(await personIn(headers)).toBe('visitor');
  });

  it('signs nobody out who is not impersonated', async () => {
    const headers = await makeWorld(server, 'subscribed');
    const url = `/admin/stop-impersonating?return=${encodeURIComponent(`${APP_ORIGIN}/app/`)}`;
    const response = await server.inject({ url, headers });
    expect(response.headers.location).toBe(`${APP_ORIGIN}/app/`);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await personIn(headers)).toBe('subscribed');
  });

  it('ends when another persona is chosen on the control page', async () => {
    const headers = await makeWorld(server, 'subscribed');
    const change = (payload: object) =>
      server.inject({ method: 'PUT', url: '/__mock/world', headers, payload });
    const chosen = await change({ person: 'lapsed' });
    expect(chosen.headers['set-cookie']).toMatch(/^impersonation=; Max-Age=0/);
    expect((await change({ now: null })).headers['set-cookie']).toBeUndefined();
  });

  it('leads nowhere else, and changes nothing then', async () => {
    const headers = await makeWorld(server, 'subscribed');
    const url = `/admin/stop-impersonating?return=https%3A%2F%2Fevil.example`;
    const response = await server.inject({ url, headers });
    expect(response.statusCode).toBe(400);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await personIn(headers)).toBe('subscribed');
  });

  it('ends with the session', async () => {
    const headers = await makeWorld(server, 'subscribed');
    const response = await server.inject({ method: 'DELETE', url: '/api/v3/jwp/users/logout', headers });
    expect(response.headers['set-cookie']).toMatch(/^impersonation=; Max-Age=0/);
  });
});
