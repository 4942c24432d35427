import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeApiAccountServer } from '#adapters/account-api/api-account-server.ts';
import type { MemberWrite, WriteOutcome } from '#application/ports/account-server.ts';
import type { Member } from '#domain/account/viewer.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { accountApiAnswering } from '#tests/doubles/account-api-answering.ts';
import { noCoaching } from '#tests/builders/a-member.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';

function setUp(answer: () => Response | Promise<Response>) {
  const { api, sent } = accountApiAnswering(answer);
  const reporter = makeRecordingReporter();
  return { server: makeApiAccountServer(api, reporter), sent, reporter };
}

async function memberIn(me: unknown): Promise<Member | null> {
  return (await setUp(() => Response.json(me)).server.me()).data;
}

describe('the me response', () => {
  const full = {
    id: 'm-1',
    email: 'maya@example.com',
    subscriptionStatus: { activeSubscriber: true, entitlements: ['workout', 'coaching'] },
    favorites: [{ mediaid: 'Wrk00003' }, { mediaid: 'Prg00001' }],
    watchHistory: [{ mediaid: 'Wrk00001', progress: 0.5 }],
    programProgress: { 'slow-month': 'Wrk00002' },
  };

  it('is requested from its address', async () => {
    const { server, sent } = setUp(() => Response.json(full));
    await server.me();
    expect(sent.map(({ address }) => address)).toEqual(['https://api.test/api/v3/jwp/me']);
  });

  it('is a member', async () => {
    expect(await memberIn(full)).toEqual({
      id: 'm-1',
      email: 'maya@example.com',
      activeSubscriber: true,
      entitlements: ['workout', 'coaching'],
      favorites: ['Wrk00003', 'Prg00001'],
      watchHistory: [aWatchEntry('Wrk00001', 0.5)],
      programProgress: new Map([['slow-month', 'Wrk00002']]),
      coaching: { ...noCoaching, hasAccess: true },
    });
  });

  it('is a visitor if no one is signed in', async () => {
    expect(await setUp(() => Response.json(null)).server.me()).toEqual({ data: null, errors: [] });
  });

  it('is an error if the server fails, and not a visitor', async () => {
    const { errors } = await setUp(() => Response.json({ message: 'No' }, { status: 401 })).server.me();
    expect(errors).toEqual([expect.objectContaining({ kind: 'unauthorized', message: 'No' })]);
  });

  it.each([{}, { id: null }, { id: '' }, { id: {} }, [], 'maya', 5, true])(
    'is an error if it names no one: %j',
    async (me) => {
      const { data, errors } = await setUp(() => Response.json(me)).server.me();
      expect(data).toBeNull();
      expect(errors).toEqual([expect.objectContaining({ kind: 'malformed-answer' })]);
    },
  );

  it('may contain a number as id', async () => {
    expect(await memberIn({ id: 77 })).toMatchObject({ id: '77' });
  });

  it('is a member without anything if everything else is missing', async () => {
    expect(await memberIn({ id: 'm-1' })).toEqual({
      id: 'm-1',
      email: '',
      activeSubscriber: false,
      entitlements: [],
      favorites: null,
      watchHistory: null,
      programProgress: new Map(),
      coaching: noCoaching,
    });
  });

  it.each(['Wrk00001', 42, true, {}, { 0: { mediaid: 'Wrk00001' } }])(
    'has null for invalid lists: %j [API-07]',
    async (list) => {
      const me = { ...full, favorites: list, watchHistory: list };
      expect(await memberIn(me)).toMatchObject({ id: 'm-1', favorites: null, watchHistory: null });
    },
  );

  it.each([[[]], [null]])('has empty lists: %j', async (list) => {
    const me = { ...full, favorites: list, watchHistory: list };
    expect(await memberIn(me)).toMatchObject({ favorites: [], watchHistory: [] });
  });

  it('keeps the valid entries of each part [API-07]', async () => {
    const { server, reporter } = setUp(() =>
      Response.json({
        id: 'm-1',
        email: 5,
        subscriptionStatus: { activeSubscriber: 'yes', entitlements: ['workout', null, 7] },
        favorites: [{ mediaid: 'Wrk00005' }, { mediaid: 23456789 }, {}, 'Wrk00006'],
        watchHistory: [
          null,
          { mediaid: 34567890, progress: 0.5 },
          { mediaid: 'Wrk00001', progress: '0.25' },
          { mediaid: '', progress: 0.5 },
          { mediaid: 'Wrk00002' },
          { mediaid: 'Wrk00003', progress: 7 },
          { mediaid: 'Wrk00004', progress: -1 },
        ],
        programProgress: { a: 'Wrk00001', b: null, c: 12345678, d: '', e: {} },
      }),
    );
    expect((await server.me()).data).toEqual({
      id: 'm-1',
      email: '',
      activeSubscriber: false,
      entitlements: ['workout'],
      favorites: ['Wrk00005', '23456789'],
      watchHistory: [
        aWatchEntry('34567890', 0.5),
        aWatchEntry('Wrk00001', 0.25),
        aWatchEntry('Wrk00003', 1),
        aWatchEntry('Wrk00004', 0),
      ],
      programProgress: new Map([
        ['a', 'Wrk00001'],
        ['c', '12345678'],
      ]),
      coaching: noCoaching,
    });
    expect(reporter.reported).toHaveLength(5);
  });

  it('never breaks the app, whatever it contains [API-07]', async () => {
    const anything = fc.record(
      {
        id: fc.oneof(fc.string(), fc.jsonValue()),
        email: fc.jsonValue(),
        subscriptionStatus: fc.jsonValue(),
        watchHistory: fc.jsonValue(),
        programProgress: fc.jsonValue(),
        flags: fc.jsonValue(),
        coach: fc.jsonValue(),
        workoutPlans: fc.array(fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(anything, async (me) => {
        const { data, errors } = await setUp(() => Response.json(me)).server.me();
        expect(data === null).toBe(errors.length === 1);
      }),
    );
  });
});

describe('sending a write', () => {
  const write = { kind: 'progress', mediaId: mediaId('Wrk/01'), progress: progress(0.5) } as const;

  it('posts the progress to the item [HIS-01]', async () => {
    const { server, sent } = setUp(() => new Response(null, { status: 204 }));
    await server.send(write);
    expect(sent[0]?.address).toBe('https://api.test/api/v3/jwp/watch_history/Wrk%2F01');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"progress":0.5}', keepalive: true });
  });

  it.each<[MemberWrite, string]>([
    [{ kind: 'favorite', mediaId: mediaId('Wrk/01'), wanted: true }, 'POST /favorites/Wrk%2F01'],
    [{ kind: 'favorite', mediaId: mediaId('Wrk/01'), wanted: false }, 'DELETE /favorites/Wrk%2F01'],
    [{ kind: 'clear-favorites' }, 'DELETE /favorites'],
  ])('of favorites sends it to its address: %j [FAV-01, FAV-05]', async (change, call) => {
    const { server, sent } = setUp(() => new Response(null, { status: 204 }));
    await server.send(change);
    const [{ address, init } = { address: '', init: undefined }] = sent;
    expect(`${init?.method} ${address.replace('https://api.test/api/v3/jwp', '')}`).toBe(call);
    expect(init?.keepalive).toBe(true);
  });

  it.each<[number, WriteOutcome]>([
    [200, 'taken'],
    [204, 'taken'],
    [299, 'taken'],
    [304, 'unsent'],
    [400, 'refused'],
    [401, 'signed-out'],
    [403, 'refused'],
    [404, 'refused'],
    [408, 'unsent'],
    [422, 'refused'],
    [429, 'unsent'],
    [500, 'unsent'],
    [502, 'unknown'],
    [503, 'unsent'],
    [504, 'unknown'],
  ])('that the server answers with %d is %s [API-05]', async (status, outcome) => {
    const { server } = setUp(() => new Response(null, { status }));
    expect(await server.send(write)).toBe(outcome);
  });

  it('without a response has an unknown outcome [API-05]', async () => {
    const { server } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await server.send(write)).toBe('unknown');
  });
});

describe('logging out', () => {
  it('ends the session on the server', async () => {
    const { server, sent } = setUp(() => new Response(null, { status: 204 }));
    await server.logOut();
    expect(sent.map(({ address, init }) => `${init?.method} ${address}`)).toEqual([
      'DELETE https://api.test/api/v3/jwp/users/logout',
    ]);
  });

  it.each<[string, () => Response | Promise<Response>, boolean]>([
    ['200', () => new Response(), true],
    ['204', () => new Response(null, { status: 204 }), true],
    ['401', () => new Response(null, { status: 401 }), true],
    ['403', () => new Response(null, { status: 403 }), false],
    ['500', () => new Response(null, { status: 500 }), false],
    ['503', () => new Response(null, { status: 503 }), false],
    ['a redirect', () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }), true],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('says after %s whether the session has ended, and never fails', async (_, answer, hasEnded) => {
    expect(await setUp(answer).server.logOut()).toBe(hasEnded);
  });
});

describe('what the account site does instead of the account API [ACC-09]', () => {
  it.each(['login', 'register', 'locale'] as const)('%s reports that it is not implemented', async (call) => {
    const { server, sent } = setUp(() => Response.json({}));
    const { data, errors } = await server[call]();
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ kind: 'not-implemented', message: 'Not implemented' }]);
    expect(sent).toEqual([]);
  });
});
