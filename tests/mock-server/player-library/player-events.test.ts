import { describe, expect, it, vi } from 'vitest';
import { PlayerEventEmitter } from '#mock-server/player-library/page/player-events.ts';

describe('listening to a player', () => {
  it('tells each listener what happened, with its name', () => {
    const events = new PlayerEventEmitter();
    const [one, other] = [vi.fn(), vi.fn()];
    for (const listener of [one, other]) events.add('mute', listener);
    events.emit('mute', { mute: true });
    events.emit('volume', { volume: 40 });
    for (const heard of [one, other]) expect(heard.mock.calls).toEqual([[{ type: 'mute', mute: true }]]);
  });

  it('tells who listens to all the name of the event, too', () => {
    const events = new PlayerEventEmitter();
    const heard = vi.fn();
    events.add('all', heard);
    events.emit('mute', { mute: true });
    expect(heard.mock.calls).toEqual([['mute', { type: 'mute', mute: true }]]);
  });

  it('ends when the player is removed', () => {
    const events = new PlayerEventEmitter();
    const heard = vi.fn();
    for (const name of ['complete', 'all']) events.add(name, heard);
    events.remove();
    events.emit('complete', {});
    expect(heard).not.toHaveBeenCalled();
  });
});
