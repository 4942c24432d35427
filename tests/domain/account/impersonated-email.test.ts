import { describe, expect, it } from 'vitest';
import { impersonatedEmail } from '#domain/account/impersonated-email.ts';
import { STOP_IMPERSONATING_PATH } from '#domain/account/impersonation-cookie.ts';

const EMAIL = 'ada@example.com';

describe('the cookie of an impersonation [SHL-06]', () => {
  it.each([
    [{ id: 'm1', email: EMAIL }, EMAIL],
    [{ id: 7, email: EMAIL }, EMAIL],
    [{ id: 0, email: ` ${EMAIL} ` }, EMAIL],
    [{ id: 'm1', email: '<b>', more: true }, '<b>'],
    [{ id: 'm1', email: 'x'.repeat(255) }, 'x'.repeat(254)],
  ])('%j names %s', (written, email) => {
    expect(impersonatedEmail(JSON.stringify(written))).toBe(email);
  });

  it.each([
    [{ id: 'm1' }],
    [{ id: 'm1', email: '' }],
    [{ id: 'm1', email: '  ' }],
    [{ id: 'm1', email: 7 }],
    [{ id: 'm1', email: null }],
    [{ email: EMAIL }],
    [{ id: '', email: EMAIL }],
    [{ id: ' ', email: EMAIL }],
    [{ id: null, email: EMAIL }],
    [{ id: {}, email: EMAIL }],
    [{ id: true, email: EMAIL }],
    [null],
    [[]],
    ['text'],
    [7],
  ])('%j names nobody', (written) => {
    expect(impersonatedEmail(JSON.stringify(written))).toBeNull();
  });

  it.each(['', '{', EMAIL, `{"id": "m1", "email": "${EMAIL}`])('%j names nobody', (text) => {
    expect(impersonatedEmail(text)).toBeNull();
  });

  it('names nobody if it is missing', () => {
    expect(impersonatedEmail(null)).toBeNull();
  });
});

it('is ended on the same host: a path, without a host', () => {
  expect(STOP_IMPERSONATING_PATH).toMatch(/^\/admin\/[\w-]+$/);
});
