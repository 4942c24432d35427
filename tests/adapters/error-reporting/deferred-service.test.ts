import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDeferredService } from '#adapters/error-reporting/deferred-service.ts';
import { isDsn } from '#adapters/error-reporting/is-dsn.ts';
import type { Occurrence, OccurrenceKind } from '#adapters/error-reporting/occurrence.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeFixedClock } from '#tests/doubles/fixed-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function defer() {
  const received: Occurrence[] = [];
  const network = makeControllableNetwork();
  const clock = makeFixedClock(1000);
  const load = vi.fn(async () => (occurrence: Occurrence) => void received.push(occurrence));
  const location = { pathname: '/app/' };
  const notify = makeDeferredService({ clock, location, network, idle: () => Promise.resolve(), load });
  return { notify, received, load, network, clock, location };
}
const pass = (length: number) => vi.advanceTimersByTimeAsync(length);

describe('the service for errors [CFG-23]', () => {
  it.each<[OccurrenceKind, number]>([
    ['shown', 1],
    ['screen', 1],
    ['code', 1],
    ['app', 1],
    ['startup', 1],
    ['config', 0],
    ['handled', 0],
    ['uncaught', 0],
    ['unhandled', 0],
  ])('loads at once after something is %s: %i', async (kind, loads) => {
    const { notify, load } = defer();
    notify(kind);
    await pass(0);
    expect(load).toHaveBeenCalledTimes(loads);
  });

  it('loads 5 seconds after the first error in any case', async () => {
    const { notify, load } = defer();
    notify('config', 'daybreak');
    await pass(60_000);
    notify('handled', 'x');
    await pass(4999);
    expect(load).not.toHaveBeenCalled();
    await pass(1);
    expect(load).toHaveBeenCalledOnce();
  });

  it('receives up to 20 occurrences from before, with the time and place of each, and everything later', async () => {
    const { notify, received, clock, location } = defer();
    for (let count = 0; count < 30; count++) notify('uncaught', count);
    clock.set(2000);
    location.pathname = '/app/365';
    await pass(5000);
    expect(received).toHaveLength(20);
    expect(received[0]).toEqual({
      kind: 'uncaught',
      subject: 0,
      at: 1000,
      pathname: '/app/',
      isOnline: true,
    });
    notify('shown');
    expect(received.at(-1)).toEqual({
      kind: 'shown',
      subject: undefined,
      at: 2000,
      pathname: '/app/365',
      isOnline: true,
    });
  });

  it('notes whether there was a connection, not whether there is one when it is sent', async () => {
    const { notify, received, network } = defer();
    network.disconnect();
    notify('code', 'x');
    network.reconnect();
    await pass(0);
    expect(received).toEqual([expect.objectContaining({ subject: 'x', isOnline: false })]);
  });

  it('loads again when the connection returns, if its code did not arrive', async () => {
    const { notify, received, load, network } = defer();
    load.mockRejectedValueOnce(new Error('No code'));
    notify('screen', 'x');
    await pass(0);
    expect(received).toEqual([]);
    network.reconnect();
    await pass(0);
    network.reconnect();
    await pass(0);
    expect(received).toHaveLength(1);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a DSN [CFG-23]', () => {
  it.each(['https://key@errors.test/42', 'http://k1@localhost:8081/1', 'https://k@host.test/sentry/7'])(
    'may be %s',
    (text) => expect(isDsn(text)).toBe(true),
  );
  it.each([
    '',
    'nowhere',
    'https://errors.test/42',
    'https://key@errors.test',
    'https://key@errors.test/project',
    'javascript://key@errors.test/42',
    'https://key@errors.test/42?x=1',
    'https://key:secret@errors.test/42',
  ])('is not %j', (text) => expect(isDsn(text)).toBe(false));
});
