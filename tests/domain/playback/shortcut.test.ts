import { describe, expect, it } from 'vitest';
import {
  commandOf,
  isAvailable,
  shortcutsOf,
  type KeyPress,
  type PlayerCommand,
} from '#domain/playback/shortcut.ts';

const press = (key: string, more: Partial<KeyPress> = {}, isChannel = false) =>
  commandOf(
    { key, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more },
    isChannel,
  );

describe('the keys of the player [PLY-08]', () => {
  it.each<readonly [string, PlayerCommand | null]>([
    [' ', { does: 'toggle' }],
    ['k', { does: 'toggle' }],
    ['K', { does: 'toggle' }],
    ['ArrowLeft', { does: 'skip', by: -10 }],
    ['j', { does: 'skip', by: -10 }],
    ['ArrowRight', { does: 'skip', by: 10 }],
    ['l', { does: 'skip', by: 10 }],
    ['ArrowUp', { does: 'volume', by: 10 }],
    ['ArrowDown', { does: 'volume', by: -10 }],
    ['m', { does: 'mute' }],
    ['c', { does: 'captions' }],
    ['f', { does: 'full-screen' }],
    ['p', { does: 'picture-in-picture' }],
    ['<', { does: 'speed', by: -1 }],
    ['>', { does: 'speed', by: 1 }],
    ['0', { does: 'tenth', of: 0 }],
    ['1', { does: 'tenth', of: 1 }],
    ['2', { does: 'tenth', of: 2 }],
    ['3', { does: 'tenth', of: 3 }],
    ['4', { does: 'tenth', of: 4 }],
    ['5', { does: 'tenth', of: 5 }],
    ['6', { does: 'tenth', of: 6 }],
    ['7', { does: 'tenth', of: 7 }],
    ['8', { does: 'tenth', of: 8 }],
    ['9', { does: 'tenth', of: 9 }],
    ['Home', { does: 'start' }],
    ['End', { does: 'end' }],
    ['n', { does: 'next' }],
    ['?', { does: 'overview' }],
    ['x', null],
    ['Escape', null],
    ['Tab', null],
    ['Enter', null],
    ['', null],
  ])('%j triggers %j', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it.each<readonly [string, string, boolean, PlayerCommand | null]>([
    ['л', 'KeyK', false, { does: 'toggle' }],
    ['Л', 'KeyK', true, { does: 'toggle' }],
    ['о', 'KeyJ', false, { does: 'skip', by: -10 }],
    ['д', 'KeyL', false, { does: 'skip', by: 10 }],
    ['ь', 'KeyM', false, { does: 'mute' }],
    ['κ', 'KeyK', false, { does: 'toggle' }],
    ['ל', 'KeyK', false, { does: 'toggle' }],
    ['ㅏ', 'KeyK', false, { does: 'toggle' }],
    ['Б', 'Comma', true, { does: 'speed', by: -1 }],
    ['Ю', 'Period', true, { does: 'speed', by: 1 }],
    ['б', 'Comma', false, null],
    ['я', 'KeyZ', false, null],
    ['ж', 'Semicolon', true, null],
    ['&', 'Digit1', false, { does: 'tenth', of: 1 }],
    ['à', 'Digit0', false, { does: 'tenth', of: 0 }],
    ['١', 'Digit1', false, { does: 'tenth', of: 1 }],
    ['!', 'Digit1', true, null],
    ['?', 'Digit7', true, { does: 'overview' }],
    ['5', 'Numpad5', false, { does: 'tenth', of: 5 }],
    ['Clear', 'Numpad5', false, null],
  ])('%j on the key %s, with shift %s, triggers %j', (key, code, shiftKey, command) => {
    expect(press(key, { code, shiftKey })).toEqual(command);
  });

  it.each<readonly [string, string, PlayerCommand | null]>([
    ['t', 'KeyK', null],
    ['k', 'KeyV', { does: 'toggle' }],
    [',', 'KeyM', null],
    ['ö', 'KeyM', null],
    ['Dead', 'KeyK', null],
    ['лл', 'KeyK', null],
    ['л', 'xKeyK', null],
    ['л', 'KeyKx', null],
    ['&', 'Digit12', null],
    ['&', 'xDigit1', null],
  ])('go by their letters on a Latin keyboard: %j on the key %s triggers %j', (key, code, command) => {
    expect(press(key, { code })).toEqual(command);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('are the browser’s with %s', (held) => {
    expect(press('c', { [held]: true })).toBeNull();
    expect(press('с', { code: 'KeyC', [held]: true })).toBeNull();
  });

  it('are each listed once, in the order of the overview', () => {
    expect(shortcutsOf(false).map(({ name, keys }) => [name, keys.join('')])).toEqual([
      ['toggle', ' k'],
      ['back', 'arrowleftj'],
      ['ahead', 'arrowrightl'],
      ['louder', 'arrowup'],
      ['softer', 'arrowdown'],
      ['mute', 'm'],
      ['captions', 'c'],
      ['full-screen', 'f'],
      ['picture-in-picture', 'p'],
      ['slower', '<'],
      ['faster', '>'],
      ['tenth', '0123456789'],
      ['start', 'home'],
      ['end', 'end'],
      ['previous-chapter', 'arrowleft'],
      ['next-chapter', 'arrowright'],
      ['next', 'n'],
      ['overview', '?'],
    ]);
  });

  it.each([false, true])('have one meaning each; of a channel: %j', (isChannel) => {
    const keys = shortcutsOf(isChannel).flatMap(({ keys: some, withShift = false }) =>
      some.map((key) => `${withShift ? 'shift ' : ''}${key}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the keys of a channel [LIV-12]', () => {
  it.each<readonly [string, PlayerCommand | null]>([
    ['PageUp', { does: 'channel', by: -1 }],
    ['PageDown', { does: 'channel', by: 1 }],
    ['l', { does: 'last-channel' }],
    ['L', { does: 'last-channel' }],
    ['g', { does: 'guide' }],
    [' ', { does: 'toggle' }],
    ['j', { does: 'skip', by: -10 }],
    ['ArrowRight', { does: 'skip', by: 10 }],
    ['m', { does: 'mute' }],
    ['f', { does: 'full-screen' }],
    ['End', { does: 'end' }],
    ['?', { does: 'overview' }],
    ['n', null],
    ['>', null],
  ])('%j triggers %j', (key, command) => {
    expect(press(key, {}, true)).toEqual(command);
  });

  it.each(['PageUp', 'PageDown', 'g'])('%j is not one of a video', (key) => {
    expect(press(key)).toBeNull();
  });

  it('has no chapters', () => {
    expect(press('ArrowLeft', { shiftKey: true }, true)).toEqual({ does: 'skip', by: -10 });
  });
});

describe('a key with shift [PLY-10]', () => {
  it.each([
    ['ArrowLeft', { does: 'chapter', by: -1 }],
    ['ArrowRight', { does: 'chapter', by: 1 }],
    ['ArrowUp', { does: 'volume', by: 10 }],
    ['K', { does: 'toggle' }],
    ['Tab', null],
  ])('%j: %j', (key, command) => {
    const modifiers = { shiftKey: true, ctrlKey: false, altKey: false, metaKey: false };
    expect(commandOf({ key, code: '', ...modifiers }, false)).toEqual(command);
    expect(commandOf({ key: 'ArrowLeft', code: '', ...modifiers, ctrlKey: true }, false)).toBeNull();
  });
});

describe('a command of the player [PLY-08]', () => {
  interface When {
    readonly held: boolean;
    readonly duringAds: boolean;
  }

  it.each<readonly [PlayerCommand, When]>([
    [{ does: 'toggle' }, { held: false, duringAds: true }],
    [
      { does: 'skip', by: -10 },
      { held: true, duringAds: false },
    ],
    [
      { does: 'skip', by: 10 },
      { held: true, duringAds: false },
    ],
    [
      { does: 'volume', by: 10 },
      { held: true, duringAds: true },
    ],
    [
      { does: 'volume', by: -10 },
      { held: true, duringAds: true },
    ],
    [{ does: 'mute' }, { held: false, duringAds: true }],
    [{ does: 'captions' }, { held: false, duringAds: false }],
    [{ does: 'full-screen' }, { held: false, duringAds: true }],
    [{ does: 'picture-in-picture' }, { held: false, duringAds: false }],
    [
      { does: 'speed', by: -1 },
      { held: true, duringAds: false },
    ],
    [
      { does: 'speed', by: 1 },
      { held: true, duringAds: false },
    ],
    [
      { does: 'tenth', of: 5 },
      { held: false, duringAds: false },
    ],
    [{ does: 'start' }, { held: false, duringAds: false }],
    [{ does: 'end' }, { held: false, duringAds: false }],
    [{ does: 'next' }, { held: false, duringAds: false }],
    [{ does: 'overview' }, { held: false, duringAds: true }],
    [
      { does: 'channel', by: 1 },
      { held: false, duringAds: true },
    ],
    [{ does: 'last-channel' }, { held: false, duringAds: true }],
    [{ does: 'guide' }, { held: false, duringAds: true }],
  ])('%j is done: %j', (command, { held, duringAds }) => {
    expect(isAvailable(command, { isRepeated: false, isAd: false })).toBe(true);
    expect(isAvailable(command, { isRepeated: true, isAd: false })).toBe(held);
    expect(isAvailable(command, { isRepeated: false, isAd: true })).toBe(duringAds);
    expect(isAvailable(command, { isRepeated: true, isAd: true })).toBe(held && duringAds);
  });
});
