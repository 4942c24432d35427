import { afterAll, describe, expect, it } from 'vitest';
import { makeWorld, openPlatform } from '../../open-platform.ts';
import { siteVisitor } from './site-visitor.ts';

const server = openPlatform();
afterAll(() => server.close());

const BACK = 'http://localhost:8080/app/workout/power?play=1';
const RETURN = `?return=${encodeURIComponent(BACK)}`;

interface Me {
  readonly email: string;
  readonly subscriptionStatus: { readonly activeSubscriber: boolean; readonly entitlements: string[] };
  readonly neverSubscribed: boolean;
  readonly justRegistered: boolean;
}
const { show, send, me } = siteVisitor<Me>(server);

describe('signing in', () => {
  it('offers everyone except the visitor', async () => {
    const { body } = await show(await makeWorld(server, 'visitor'), '/sign-in');
    for (const person of ['lapsed', 'barre', 'subscribed', 'new', 'coached-mid-plan'])
      expect(body).toContain(`value="${person}"`);
    expect(body).not.toContain('value="visitor"');
  });

  it('signs the chosen person in, and returns', async () => {
    const world = await makeWorld(server, 'visitor');
    const response = await send(world, `/sign-in${RETURN}`, { person: 'subscribed' });
    expect([response.statusCode, response.headers.location]).toEqual([303, BACK]);
    expect((await me(world)).email).toBe('subscribed@example.com');
  });

  it('goes to the app’s home if no return address is given', async () => {
    const response = await send(await makeWorld(server, 'visitor'), '/sign-in', { person: 'new' });
    expect(response.headers.location).toBe('http://localhost:8080/app/');
  });

  it('creates a member for an e-mail address, who is available at the next sign-in', async () => {
    const world = await makeWorld(server, 'visitor');
    await send(world, '/sign-in', { email: '  ada@example.com ' });
    await send(world, '/subscribe', { plan: 'monthly' });
    await send(world, '/sign-out', {});
    await send(world, '/sign-in', { email: 'ADA@example.com' });
    expect(await me(world)).toMatchObject({
      email: 'ada@example.com',
      subscriptionStatus: { activeSubscriber: true },
    });
    expect((await show(world, '/sign-in')).body.match(/ada@example\.com/g)).toHaveLength(1);
  });

  it('recognizes the people by their e-mail addresses', async () => {
    const world = await makeWorld(server, 'visitor');
    await send(world, '/sign-in', { email: 'barre@example.com' });
    expect((await me(world)).subscriptionStatus.entitlements).toEqual(['barre']);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'a b@example.com',
    'a@b',
    `${'a'.repeat(250)}@example.com`,
    '"><script>',
  ])('asks again for %j, which it shows escaped', async (email) => {
    const world = await makeWorld(server, 'visitor');
    const response = await send(world, `/sign-in${RETURN}`, { email });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('Please enter a valid e-mail.');
    expect(response.body).not.toContain('<script>');
    expect((await server.inject({ url: '/api/v3/jwp/me', headers: world })).json()).toBeNull();
  });

  it('refuses an unknown person', async () => {
    const world = await makeWorld(server, 'visitor');
    expect((await send(world, '/sign-in', { person: '__proto__' })).statusCode).toBe(400);
  });
});

describe('signing up', () => {
  it('registers a member without a subscription, offers one, and returns once it is chosen', async () => {
    const world = await makeWorld(server, 'visitor');
    const signedUp = await send(world, `/sign-up${RETURN}`, { email: 'grace@example.com' });
    expect(signedUp.headers.location).toBe(`/account/subscribe${RETURN}`);
    expect(await me(world)).toMatchObject({
      email: 'grace@example.com',
      subscriptionStatus: { activeSubscriber: false, entitlements: [] },
      neverSubscribed: true,
      justRegistered: true,
    });
    const offer = await show(world, `/subscribe${RETURN}`);
    expect(offer.body).toContain(`href="${BACK}"`);
    const subscribed = await send(world, `/subscribe${RETURN}`, { plan: 'yearly' });
    expect(subscribed.headers.location).toBe(BACK);
    expect(await me(world)).toMatchObject({
      subscriptionStatus: { activeSubscriber: true, entitlements: ['workout'], periodicity: 'year' },
      neverSubscribed: false,
      justRegistered: false,
    });
  });

  it('sends a person who already has an account to sign-in', async () => {
    const response = await send(await makeWorld(server, 'visitor'), '/sign-up', { email: 'new@example.com' });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('There is an account for this e-mail already.');
    expect(response.body).toContain('href="/account/sign-in"');
  });

  it('refuses an invalid e-mail address', async () => {
    expect((await send(await makeWorld(server, 'visitor'), '/sign-up', { email: 'grace' })).statusCode).toBe(
      400,
    );
  });
});

describe('subscribing', () => {
  it('gives a lapsed member the base entitlement', async () => {
    const world = await makeWorld(server, 'lapsed', '2026-04-01T00:00:00Z');
    expect((await send(world, `/subscribe${RETURN}`, { plan: 'monthly' })).headers.location).toBe(BACK);
    expect((await me(world)).subscriptionStatus).toEqual({
      activeSubscriber: true,
      entitlements: ['workout'],
      price: 19.99,
      startsAt: '2026-04-01T00:00:00.000Z',
      periodicity: 'month',
      type: 'monthly',
      trialEndsAt: null,
    });
  });

  it('sends a visitor to sign-in first', async () => {
    const world = await makeWorld(server, 'visitor');
    expect((await show(world, `/subscribe${RETURN}`)).body).toContain(`href="/account/sign-up${RETURN}"`);
    expect((await send(world, '/subscribe', { plan: 'monthly' })).statusCode).toBe(401);
    expect((await send(world, '/upgrade', { tier: 'barre' })).statusCode).toBe(401);
    expect((await server.inject({ url: '/api/v3/jwp/me', headers: world })).json()).toBeNull();
  });

  it('sells nothing to a subscriber, and refuses an unknown plan', async () => {
    const subscribed = await makeWorld(server, 'subscribed');
    expect((await show(subscribed, '/subscribe')).body).toContain('You are subscribed');
    const before = await me(subscribed);
    expect((await send(subscribed, '/subscribe', { plan: 'yearly' })).statusCode).toBe(409);
    expect(await me(subscribed)).toEqual(before);
    const lapsed = await makeWorld(server, 'lapsed');
    expect((await send(lapsed, '/subscribe', { plan: 'free' })).statusCode).toBe(400);
    expect((await send(lapsed, '/subscribe', {})).statusCode).toBe(400);
    expect((await me(lapsed)).subscriptionStatus.activeSubscriber).toBe(false);
  });
});

describe('upgrading', () => {
  it('adds a missing tier, and keeps the others', async () => {
    const world = await makeWorld(server, 'barre');
    const { body } = await show(world, `/upgrade${RETURN}`);
    expect(body).toContain('value="workout"');
    expect(body).toContain('value="coaching"');
    expect(body).not.toContain('value="barre"');
    expect((await send(world, `/upgrade${RETURN}`, { tier: 'workout' })).headers.location).toBe(BACK);
    expect((await me(world)).subscriptionStatus.entitlements).toEqual(['barre', 'workout']);
    await send(world, '/upgrade', { tier: 'coaching' });
    expect((await show(world, '/upgrade')).body).toContain('You have it all');
  });

  it('refuses a tier that the member already has or that does not exist', async () => {
    const world = await makeWorld(server, 'barre');
    expect((await send(world, '/upgrade', { tier: 'barre' })).statusCode).toBe(400);
    expect((await send(world, '/upgrade', { tier: 'everything' })).statusCode).toBe(400);
  });

  it('sends a member without entitlements to the plans, and a visitor to sign-up', async () => {
    const lapsed = await makeWorld(server, 'lapsed');
    expect((await show(lapsed, `/upgrade${RETURN}`)).body).toContain(`href="/account/subscribe${RETURN}"`);
    expect((await send(lapsed, '/upgrade', { tier: 'workout' })).statusCode).toBe(409);
    expect((await me(lapsed)).subscriptionStatus.entitlements).toEqual([]);
    const visitor = await makeWorld(server, 'visitor');
    expect((await show(visitor, '/upgrade')).body).toContain('First, who are you?');
  });
});

describe('my account', () => {
  it('shows the person and their subscription', async () => {
    const { body, headers } = await show(await makeWorld(server, 'subscribed'), '');
    expect(body).toContain('subscribed@example.com');
    expect(body).toContain('Active');
    expect(body).toContain('$19.99 a month');
    expect(headers['cache-control']).toBe('no-store');
    expect((await show(await makeWorld(server, 'lapsed'), '/')).body).toContain('Subscribe again');
  });

  it('signs out, and confirms it', async () => {
    const world = await makeWorld(server, 'subscribed');
    const response = await send(world, `/sign-out${RETURN}`, {});
    expect(response.headers.location).toBe(`/account${RETURN}`);
    expect((await show(world, RETURN)).body).toContain('You are signed out.');
    expect((await server.inject({ url: '/api/v3/jwp/me', headers: world })).json()).toBeNull();
  });
});

describe('a return address outside the app', () => {
  it.each(['', '/sign-in', '/sign-up', '/upgrade', '/subscribe', '/coaching', '/intake-survey'])(
    'is refused by the page %j',
    async (page) => {
      const world = await makeWorld(server, 'subscribed');
      const response = await show(world, `${page}?return=${encodeURIComponent('https://evil.example/')}`);
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain('href="http://localhost:8080/app/"');
      expect(response.body).not.toContain('evil.example');
    },
  );

  it('stops a form from having any effect', async () => {
    const world = await makeWorld(server, 'lapsed');
    const to = encodeURIComponent('//evil.example');
    expect((await send(world, `/subscribe?return=${to}`, { plan: 'monthly' })).statusCode).toBe(400);
    expect((await me(world)).subscriptionStatus.activeSubscriber).toBe(false);
    expect((await send(world, `/sign-out?return=${to}`, {})).headers.location).toBeUndefined();
  });
});

describe('the fonts of the pages', () => {
  it('are served, and no others', async () => {
    const world = await makeWorld(server, 'visitor');
    expect((await show(world, '/fonts/archivo.woff2')).headers['content-type']).toBe('font/woff2');
    expect((await show(world, '/fonts/barlow-condensed.woff2')).statusCode).toBe(200);
    for (const name of ['comic', '__proto__', '..%2Fpackage']) {
      expect((await show(world, `/fonts/${name}.woff2`)).statusCode).toBe(404);
    }
  });
});

describe('the brand of the account site', () => {
  it.each([
    ['a config', { body: { styling: { backgroundColor: '#102030' } } }, 'rgb(16 32 48)'],
    ['a text', { body: '{"styling"' }, 'rgb(10 13 22)'],
    ['nothing', { body: null }, 'rgb(10 13 22)'],
    ['a failure', { status: 500, body: { styling: { backgroundColor: '#102030' } } }, 'rgb(10 13 22)'],
  ])('is that of the app if a fault replaces its config by %s', async (_kind, fault, ground) => {
    const headers = await makeWorld(server, 'visitor');
    const payload = { row: 'GET /api/v3/jwp/home', ...fault };
    const set = await server.inject({ method: 'POST', url: '/__mock/faults', headers, payload });
    expect(set.statusCode).toBeLessThan(300);
    const { body } = await server.inject({ url: '/account/sign-in', headers });
    expect(body).toContain(`<meta name="theme-color" content="${ground}" />`);
  });
});
