import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAddress } from '#mock-server/endpoints/account-site/return-address.ts';
import { formToken, makeWorld, openPlatform } from '../../open-platform.ts';

const APP = 'http://localhost:8080';

describe('a return address', () => {
  it.each([
    [undefined, `${APP}/app/`],
    ['', `${APP}/app/`],
    [APP, `${APP}/`],
    [`${APP}/app/workout/power?play=1#top`, `${APP}/app/workout/power?play=1#top`],
    [`${APP}?u=1`, `${APP}/?u=1`],
    [`${APP}/app/q/a%20b%2F%E2%9C%93`, `${APP}/app/q/a%20b%2F%E2%9C%93`],
    [`${APP}/app/q/für`, `${APP}/app/q/f%C3%BCr`],
    [`${APP}//evil.example/`, `${APP}//evil.example/`],
    [`${APP}/app/../../`, `${APP}/`],
  ])('%j leads to %j', (asked, leads) => {
    expect(returnAddress(asked, APP)).toBe(leads);
  });

  it.each([
    'https://evil.example/',
    'http://localhost:8081/account',
    'https://localhost:8080/app/',
    'http://localhost:80801/',
    'http://localhost:8080.evil.example/',
    'http://localhost:8080@evil.example/',
    'http://user@localhost:8080/app/',
    'http://user:word@localhost:8080/app/',
    'http://LOCALHOST:8080/app/',
    'http:/localhost:8080/',
    'http:localhost:8080/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    `${APP}\\@evil.example/`,
    `${APP}/\\evil.example`,
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:http://localhost:8080/x',
    'view-source:http://localhost:8080/',
    '/app/',
    'app/',
    '.',
    '?',
    '#',
    ` ${APP}/app/`,
    `${APP}/app/ `,
    `${APP}/a\u0000b`,
    `${APP}/a\r\nset-cookie: a=b`,
    `${APP}/${'a'.repeat(2000)}`,
    'http://localhost:8080:8080/',
    'http://localhost:8080%2f@evil.example',
    'null',
    'undefined',
  ])('%j is refused', (asked) => {
    expect(returnAddress(asked, APP)).toBeNull();
  });

  const tricky = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          APP,
          'http:',
          'https:',
          'javascript:',
          '//',
          '/',
          '\\',
          '@',
          ':',
          '8080',
          'localhost',
          'evil.example',
          '.',
          '?',
          '#',
          '%2f',
          '%5c',
          '\t',
          '\n',
          ' ',
          '[::1]',
          '0x7f000001',
          'app',
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }).map((tail) => APP + tail),
  );

  it('never leads outside the app’s origin', () => {
    fc.assert(
      fc.property(tricky, (asked) => {
        const leads = returnAddress(asked, APP);
        if (leads === null) return;
        expect(new URL(leads).origin).toBe(APP);
        // A browser resolves a Location header against the current page.
        expect(new URL(leads, 'http://localhost:8081/account/sign-in').origin).toBe(APP);
        expect(leads.startsWith(`${APP}/`)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is checked by every form of the site: nothing redirects outside the app’s origin and the site', async () => {
    const server = openPlatform();
    const forms = [
      ['sign-in', 'person=subscribed'],
      ['sign-in', 'email=ada%40example.com'],
      ['sign-up', 'email=grace%40example.com'],
      ['subscribe', 'plan=monthly'],
      ['upgrade', 'tier=barre', 'subscribed'],
      ['intake-survey', 'goal=habit&level=often&days=4&equipment=gym', 'coached-first-step'],
      ['sign-out', ''],
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        tricky,
        fc.constantFrom(...forms),
        async (asked, [page, payload, person = 'lapsed']) => {
          const world = await makeWorld(server, person);
          const response = await server.inject({
            method: 'POST',
            url: `/account/${page}?return=${encodeURIComponent(asked)}`,
            headers: { ...world, 'content-type': 'application/x-www-form-urlencoded' },
            payload: `${payload}&token=${await formToken(server, world)}`,
          });
          const { location } = response.headers;
          if (location === undefined) {
            expect(response.statusCode).toBe(400);
            return;
          }
          const leads = new URL(location, 'http://localhost:8081/account/');
          expect([APP, 'http://localhost:8081']).toContain(leads.origin);
          if (leads.origin !== APP) {
            expect(leads.pathname).toMatch(/^\/account(\/subscribe)?$/);
            const next = leads.searchParams.get('return');
            if (next !== null) expect(new URL(next).origin).toBe(APP);
          }
        },
      ),
      { numRuns: 150 },
    );
    await server.close();
  });
});
