import { expect, it } from 'vitest';
import { makeApiAccountServer } from '#adapters/account-api/api-account-server.ts';
import { AppFailure, isFailure } from '#application/app-failure.ts';
import type { AccountServer, MemberWrite } from '#application/ports/account-server.ts';
import { mediaId, type MediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { aMember, memberId } from '#tests/builders/a-member.ts';
import { makeInMemoryAccountServer } from '#tests/doubles/in-memory-account-server.ts';
import { makeRecordingReporter } from '#tests/doubles/recording-reporter.ts';
import { describeContract } from './describe-contract.ts';
import { enterPlatform } from './in-process-platform.ts';

interface Subject {
  readonly server: AccountServer;
  readonly item: MediaId;
  /** The number of requests received. */
  readonly requests: () => Promise<number>;
  /** From now on writes are refused, as invalid requests are. */
  readonly refuse: () => Promise<void>;
  readonly disconnect: () => void;
}

type Make = (person: 'new' | 'visitor') => Promise<Subject>;

const ROW = 'POST /api/v3/jwp/favorites/:mediaid';

const onPlatform: Make = async (person) => {
  const { accountApi, catalogue, calls, fail, disconnect } = await enterPlatform(person);
  return {
    server: makeApiAccountServer(accountApi, makeRecordingReporter()),
    item: mediaId(catalogue.workouts[0]?.item.mediaid ?? ''),
    requests: async () => (await calls()).length,
    refuse: () => fail(ROW, { status: 422 }),
    disconnect,
  };
};

const inMemory: Make = async (person) => {
  const server = makeInMemoryAccountServer(person === 'new' ? aMember({ id: memberId('new') }) : null);
  const failure = new AppFailure('unreachable', 'No answer');
  return {
    server,
    item: mediaId('Wrk00001'),
    requests: async () => server.calls.length,
    refuse: async () => server.answerWrites(() => 'refused'),
    disconnect: () => {
      server.answerMe(() => failure);
      server.answerWrites(() => 'unknown');
      server.answerLogOut(() => Promise.reject(failure));
    },
  };
};

describeContract('an account server', { 'on the platform': onPlatform, 'in memory': inMemory }, (make) => {
  const writesFor = (item: MediaId): readonly MemberWrite[] => [
    { kind: 'progress', mediaId: item, progress: progress(0.5) },
    { kind: 'favorite', mediaId: item, wanted: true },
    { kind: 'favorite', mediaId: item, wanted: false },
    { kind: 'clear-favorites' },
  ];

  it('returns the signed-in member', async () => {
    const { server } = await make('new');
    const { data, errors } = await server.me();
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ id: 'new', activeSubscriber: true, entitlements: ['workout'] });
  });

  it('returns no member for a visitor, and may refuse the request', async () => {
    const { server } = await make('visitor');
    const { data, errors } = await server.me();
    expect(data).toBeNull();
    expect(errors.filter((error) => !isFailure(error, 'unauthorized'))).toEqual([]);
  });

  it('returns an error and does not throw if there is no response', async () => {
    const { server, disconnect } = await make('new');
    disconnect();
    expect(await server.me()).toMatchObject({ data: null, errors: [{ kind: 'unreachable' }] });
  });

  it('takes every write of a member', async () => {
    const { server, item } = await make('new');
    for (const write of writesFor(item)) expect(await server.send(write)).toBe('taken');
  });

  it('takes a write that it has already taken', async () => {
    const { server, item } = await make('new');
    for (const write of writesFor(item)) {
      await server.send(write);
      expect(await server.send(write)).toBe('taken');
    }
  });

  it('reports the writes of a visitor as unsent', async () => {
    const { server, item } = await make('visitor');
    for (const write of writesFor(item)) expect(await server.send(write)).toBe('signed-out');
  });

  it('reports what it refuses permanently', async () => {
    const { server, item, refuse } = await make('new');
    await refuse();
    expect(await server.send({ kind: 'favorite', mediaId: item, wanted: true })).toBe('refused');
  });

  it('reports the outcome of a write as unknown, and does not fail, if there is no response', async () => {
    const { server, item, disconnect } = await make('new');
    disconnect();
    for (const write of writesFor(item)) expect(await server.send(write)).toBe('unknown');
  });

  it.each(['login', 'register', 'locale'] as const)('sends no request for %s', async (call) => {
    const { server, requests } = await make('visitor');
    expect(await server[call]()).toMatchObject({ data: null, errors: [{ kind: 'not-implemented' }] });
    expect(await requests()).toBe(0);
  });

  it('returns no member, and takes no write, after the member has logged out', async () => {
    const { server, item } = await make('new');
    expect(await server.logOut()).toBe(true);
    expect((await server.me()).data).toBeNull();
    expect(await server.send({ kind: 'favorite', mediaId: item, wanted: true })).toBe('signed-out');
    expect(await server.logOut()).toBe(true);
  });

  it('does not say that the session has ended if there is no response', async () => {
    const { server, disconnect } = await make('new');
    disconnect();
    await expect(server.logOut()).resolves.toBe(false);
  });
});
