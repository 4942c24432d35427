import type { Event } from '@sentry/browser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrubEvent } from '#adapters/error-reporting/scrub-event.ts';

const SECRET = 'KEPT4SECRET';
const secretText = fc.constantFrom(
  `https://cdn.test/v2/media/a?token=${SECRET}`,
  `https://app.test/app/q/${SECRET}`,
  `${SECRET}@example.com`,
  `Authorization: Bearer ${SECRET}`,
);
/** An event with secrets in every field that may hold a text. */
const anyEvent: fc.Arbitrary<Event> = fc.record(
  {
    message: secretText,
    user: fc.record({ id: fc.constant(SECRET), email: secretText, ip_address: fc.constant(SECRET) }),
    request: fc.record({ url: secretText, headers: fc.dictionary(fc.string(), secretText) }),
    extra: fc.dictionary(fc.string(), fc.constant(SECRET)),
    modules: fc.constant({ a: SECRET }),
    server_name: fc.constant(SECRET),
    tags: fc.dictionary(fc.constantFrom('origin', 'config'), secretText),
    contexts: fc.record({
      trace: fc.constant({ trace_id: 'a', span_id: 'b', data: { 'url.full': SECRET } }),
      state: fc.constant({ state: { type: 'redux', value: { email: SECRET } } }),
    }),
    breadcrumbs: fc.array(
      fc.record({ message: secretText, data: fc.constant({ url: SECRET }), category: fc.constant('fetch') }),
    ),
    exception: fc.record({
      values: fc.array(
        fc.record({
          type: secretText,
          value: secretText,
          mechanism: fc.constant({ type: 'screen', data: { url: SECRET } }),
          stacktrace: fc.record({
            frames: fc.array(
              fc.record({
                filename: fc.constantFrom(
                  `https://app.test/app/assets/home.js?v=${SECRET}`,
                  `https://app.test/app/q/${SECRET}`,
                  `https://${SECRET}:pw@app.test/app/assets/home.js`,
                ),
                function: secretText,
                vars: fc.constant({ token: SECRET }),
                context_line: fc.constant(SECRET),
              }),
            ),
          }),
        }),
      ),
    }),
  },
  { requiredKeys: [] },
);

describe('an event [CFG-23]', () => {
  it('contains no secret, whatever is in it', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        expect(JSON.stringify(scrubEvent(event))).not.toContain(SECRET);
      }),
    );
  });

  it('keeps what a developer needs', () => {
    const event: Event = {
      event_id: 'a',
      timestamp: 1,
      level: 'error',
      platform: 'javascript',
      release: '0.1.0+abc',
      environment: 'production',
      transaction: '/workout/:slug',
      tags: { origin: 'screen', config: 'daybreak', field: 'integrations.db.thisWeekPlaylist' },
      breadcrumbs: [{ category: 'page', message: '/', timestamp: 0 }],
      exception: {
        values: [
          {
            type: 'TypeError',
            value: "Cannot read properties of undefined (reading 'map')",
            mechanism: { type: 'screen', handled: true },
            stacktrace: {
              frames: [{ filename: '/app/assets/home.js', function: 'Home', lineno: 1, colno: 2 }],
            },
          },
        ],
      },
    };
    expect(scrubEvent(event)).toEqual(event);
  });

  it('has the 25 innermost frames at most', () => {
    const frames = Array.from({ length: 30 }, (_, lineno) => ({ lineno }));
    const { exception } = scrubEvent({ exception: { values: [{ stacktrace: { frames } }] } });
    expect(exception?.values?.[0]?.stacktrace?.frames).toEqual(frames.slice(5));
  });
});
