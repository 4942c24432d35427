import { describe, expect, it } from 'vitest';
import { commandOf, controlUsesKey, SHORTCUTS } from '#mock-server/player-library/page/shortcuts.ts';

const press = (key: string, more = {}) =>
  commandOf({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    defaultPrevented: false,
    ...more,
  });

describe('the keys of the player [PLY-08]', () => {
  it.each([
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
    ['<', { does: 'speed', by: -1 }],
    ['>', { does: 'speed', by: 1 }],
    ['0', { does: 'tenth', of: 0 }],
    ['9', { does: 'tenth', of: 9 }],
    ['Home', { does: 'start' }],
    ['End', { does: 'end' }],
    ['?', { does: 'overview' }],
    ['x', null],
    ['Escape', null],
    ['Tab', null],
    ['Enter', null],
  ])('%j triggers %j', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it.each([
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
    ['&', 'Digit1', false, { does: 'tenth', of: 1 }],
    ['à', 'Digit0', false, { does: 'tenth', of: 0 }],
    ['١', 'Digit1', false, { does: 'tenth', of: 1 }],
    ['!', 'Digit1', true, null],
    ['?', 'Digit7', true, { does: 'overview' }],
  ])('%j on the key %s, with shift %s, triggers %j', (key, code, shiftKey, command) => {
    expect(press(key, { code, shiftKey })).toEqual(command);
  });

  it.each([
    ['t', 'KeyK', null],
    ['k', 'KeyV', { does: 'toggle' }],
    [',', 'KeyM', null],
    ['ö', 'KeyM', null],
    ['Dead', 'KeyK', null],
  ])('go by their letters on a Latin keyboard: %j on the key %s triggers %j', (key, code, command) => {
    expect(press(key, { code })).toEqual(command);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'defaultPrevented'])('are ignored with %s', (held) => {
    expect(press('c', { [held]: true })).toBeNull();
  });

  it('are each listed once in the overview', () => {
    const keys = SHORTCUTS.flatMap((each) => each.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    [' ', ['svg', 'MEDIA-PLAY-BUTTON', 'MEDIA-CONTROLLER'], true],
    [' ', ['BUTTON'], true],
    ['k', ['MEDIA-PLAY-BUTTON'], false],
    ['ArrowLeft', ['MEDIA-TIME-RANGE'], true],
    ['End', ['MEDIA-TIME-RANGE'], true],
    ['ArrowUp', ['MEDIA-VOLUME-RANGE'], true],
    ['m', ['MEDIA-VOLUME-RANGE'], false],
    ['m', ['MEDIA-CAPTIONS-MENU'], true],
    ['m', ['MEDIA-SETTINGS-MENU-ITEM'], true],
    ['m', ['MEDIA-SETTINGS-MENU-BUTTON'], false],
    ['m', ['BUTTON', 'DIALOG'], true],
    [' ', ['MEDIA-CONTROLLER'], false],
  ])('%j in %j is needed there: %s', (key, path, needed) => {
    expect(controlUsesKey(key, path)).toBe(needed);
  });
});
