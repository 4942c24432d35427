import { describe, expect, it, vi } from 'vitest';
import { PlayerEventEmitter } from '#mock-server/player-library/page/player-events.ts';

describe('listening to a player', () => {
  it('tells each listener what happened, with its name', () => {
    const listeners = new PlayerEventEmitter();
    const heard = vi.fn();
    listeners.add('mute volume', heard);
    listeners.emit('mute', { mute: true });
    listeners.emit('volume', { volume: 40 });
    expect(heard.mock.calls).toEqual([[{ type: 'mute', mute: true }], [{ type: 'volume', volume: 40 }]]);
  });

  it('once is once', () => {
    const listeners = new PlayerEventEmitter();
    const heard = vi.fn();
    listeners.add('complete', heard, true);
    listeners.emit('complete', {});
    listeners.emit('complete', {});
    expect(heard).toHaveBeenCalledOnce();
  });

  it('ends for one listener, for an event, or for all', () => {
    const listeners = new PlayerEventEmitter();
    const [one, other, third] = [vi.fn(), vi.fn(), vi.fn()];
    listeners.add('complete', one);
    listeners.add('complete', other);
    listeners.add('mute', third);
    listeners.drop('complete', one);
    listeners.emit('complete', {});
    listeners.drop('complete');
    listeners.emit('complete', {});
    listeners.drop();
    listeners.emit('mute', { mute: false });
    expect([one, other, third].map((listener) => listener.mock.calls.length)).toEqual([0, 1, 0]);
  });

  it('reach the other listeners if one throws', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const listeners = new PlayerEventEmitter();
    const heard = vi.fn();
    listeners.add('complete', () => {
      throw new Error('mine');
    });
    listeners.add('complete', heard);
    listeners.emit('complete', {});
    vi.unstubAllGlobals();
    expect(heard).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledWith(new Error('mine'));
  });
});
