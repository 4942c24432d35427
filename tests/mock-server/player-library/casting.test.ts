import { describe, expect, it, vi } from 'vitest';
import { Casting } from '#mock-server/player-library/page/casting.ts';
import type { Emit } from '#mock-server/player-library/page/player-events.ts';

class SimulatedRemote extends EventTarget {
  state = 'disconnected';
  readonly prompt = vi.fn(() => Promise.resolve());
  tell: (isAvailable: boolean) => void = () => undefined;

  watchAvailability(tell: (isAvailable: boolean) => void): Promise<number> {
    this.tell = tell;
    return Promise.resolve(1);
  }

  becomes(state: 'connected' | 'disconnected'): void {
    this.state = state;
    this.dispatchEvent(new Event(state === 'connected' ? 'connect' : 'disconnect'));
  }
}

function setUp(remote: object | undefined) {
  const events: unknown[] = [];
  const emit: Emit = (_name, detail) => void events.push(detail);
  const casting = new Casting((remote ? { remote } : {}) as HTMLVideoElement, emit);
  casting.watch();
  return { casting, events };
}

describe('casting', () => {
  it('is reported: whether there is a device, and whether it is in use', () => {
    const remote = new SimulatedRemote();
    const { events } = setUp(remote);
    remote.tell(true);
    remote.becomes('connected');
    remote.becomes('disconnected');
    expect(events).toEqual([
      { available: true, active: false },
      { available: true, active: true },
      { available: true, active: false },
    ]);
  });

  it('is asked for; and ended only if it is there', () => {
    const remote = new SimulatedRemote();
    const { casting } = setUp(remote);
    casting.stop();
    expect(remote.prompt).not.toHaveBeenCalled();
    casting.request();
    remote.becomes('connected');
    casting.stop();
    expect(remote.prompt).toHaveBeenCalledTimes(2);
  });

  it.each<[string, object | undefined]>([
    ['has no such thing', undefined],
    [
      'returns no promises',
      { addEventListener: () => undefined, watchAvailability: () => undefined, prompt: () => undefined },
    ],
    [
      'refuses',
      {
        addEventListener: () => undefined,
        watchAvailability: () => Promise.reject(new Error('No')),
        prompt: () => Promise.reject(new Error('No')),
      },
    ],
    ['lacks its methods', { addEventListener: () => undefined }],
  ])('is harmless in a browser that %s', async (_, remote) => {
    const { casting, events } = setUp(remote);
    casting.request();
    casting.stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(events).toEqual([]);
  });
});
