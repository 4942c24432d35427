import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseSource,
  configSource,
  hasUsableSource,
  isAccepted,
  mayBeTried,
} from '#domain/configuration/choose-config-source.ts';
import { someSettings } from '#tests/builders/some-settings.ts';

const DEFAULT = '/api/v3/jwp/home';
const visit = (requested: string | null, isDemo = false) => ({ requested, isDemo });

describe('parsing a config source [CFG-05]', () => {
  it.each(['daybreak', 'a1b2c3d4', '12345678'])('%j is an id', (text) => {
    expect(configSource(text)).toEqual({ kind: 'id', id: text });
  });

  it.each([
    'abcdefg',
    'abcdefghi',
    'Daybreak',
    'day-brek',
    'daybre k',
    'daybreak\n',
    'däybreak',
    DEFAULT,
    '',
  ])('%j is a path', (text) => {
    expect(configSource(text)).toEqual({ kind: 'path', path: text });
  });
});

describe('settings without a usable source [CFG-04]', () => {
  const nothing = { defaultConfigSource: null, allowedConfigSources: [], anyConfigSource: false };

  it('have no default, no allowed sources, and any-source off', () => {
    expect(hasUsableSource(someSettings(nothing))).toBe(false);
  });

  it.each([
    { defaultConfigSource: DEFAULT },
    { allowedConfigSources: ['daybreak'] },
    { anyConfigSource: true },
  ])('do not include those with %j', (one) => {
    expect(hasUsableSource(someSettings({ ...nothing, ...one }))).toBe(true);
  });
});

describe('accepting a source [CFG-07]', () => {
  const settings = someSettings({ allowedConfigSources: ['daybreak', 'stillway'] });

  it.each([
    ['the default', DEFAULT, true],
    ['an allowed one', 'stillway', true],
    ['any other', 'elsewhre', false],
    ['one that only begins like an allowed one', 'stillway2', false],
    ['one in other capitals', 'Stillway', false],
  ])('%s', (_, source, accepted) => {
    expect(isAccepted(source, settings)).toBe(accepted);
  });

  it('accepts any source if the settings allow it', () => {
    expect(isAccepted('https://anywhere.test/config.json', someSettings({ anyConfigSource: true }))).toBe(
      true,
    );
  });
});

describe('what may be tried on the demo page [CFG-14]', () => {
  it.each(['a1b2c3d4', DEFAULT, '/a/../b.json?c=//d', '/a:b', 'config.json', 'api/v3/jwp/home'])(
    '%j',
    (source) => {
      expect(mayBeTried(source)).toBe(true);
    },
  );

  it.each([
    '',
    '  ',
    'https://evil.example/config.json',
    'https:evil.example',
    'http:evil.example',
    'ht\ttps://evil.example',
    '//evil.example/config.json',
    ' //evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:application/json,{}',
    'blob:https://app.example/1',
    'http://',
    '/'.repeat(2001),
    '/with space',
    '/a\n',
    'daybreak\n',
  ])('not %j', (source) => {
    expect(mayBeTried(source)).toBe(false);
  });

  it('is what the page uses, and is not stored', () => {
    const settings = someSettings({ allowedConfigSources: ['daybreak'], demo: true });
    const tried = (requested: string, stored: string | null) =>
      chooseSource(settings, visit(requested, true), stored);
    expect(tried('elsewhre', null)).toEqual({ source: 'elsewhre', stored: null });
    expect(tried('/other.json', 'daybreak')).toEqual({ source: '/other.json', stored: 'daybreak' });
    expect(tried('/other.json', 'elsewhre')).toEqual({ source: '/other.json', stored: null });
    expect(tried('daybreak', null)).toEqual({ source: 'daybreak', stored: 'daybreak' });
    expect(tried('//evil.example', 'daybreak')).toEqual({ source: 'daybreak', stored: 'daybreak' });
    expect(tried('', 'daybreak')).toEqual({ source: DEFAULT, stored: null });
    expect(chooseSource(settings, visit('elsewhre'), null)).toEqual({ source: DEFAULT, stored: null });
  });

  it('is nothing where the settings have no demo page', () => {
    expect(chooseSource(someSettings(), visit('elsewhre', true), null)).toEqual({
      source: DEFAULT,
      stored: null,
    });
  });
});

describe('choosing the source [CFG-07, CFG-08, CFG-09]', () => {
  const settings = someSettings({ allowedConfigSources: ['daybreak', 'stillway'] });

  it.each([
    ['nothing asked, nothing stored', null, null, { source: DEFAULT, stored: null }],
    ['an accepted one asked for is stored', 'daybreak', null, { source: 'daybreak', stored: 'daybreak' }],
    [
      'the one asked for goes before the stored',
      'daybreak',
      'stillway',
      { source: 'daybreak', stored: 'daybreak' },
    ],
    ['the stored one is used from then on', null, 'stillway', { source: 'stillway', stored: 'stillway' }],
    ['one asked for that is not accepted is ignored', 'elsewhre', null, { source: DEFAULT, stored: null }],
    [
      '… and does not touch the stored one',
      'elsewhre',
      'stillway',
      { source: 'stillway', stored: 'stillway' },
    ],
    ['a stored one that is not accepted is removed', null, 'elsewhre', { source: DEFAULT, stored: null }],
    ['an empty one clears the stored one', '', 'stillway', { source: DEFAULT, stored: null }],
  ])('%s', (_, asked, stored, choice) => {
    expect(chooseSource(settings, visit(asked), stored)).toEqual(choice);
  });

  it('returns null if there is no default and nothing is chosen', () => {
    const without = someSettings({ defaultConfigSource: null, allowedConfigSources: ['daybreak'] });
    expect(chooseSource(without, visit(null), null)).toEqual({ source: null, stored: null });
    expect(chooseSource(without, visit(''), 'daybreak')).toEqual({ source: null, stored: null });
  });

  it('uses the default or the stored one if nothing is asked and any source is accepted', () => {
    const any = someSettings({ anyConfigSource: true });
    expect(chooseSource(any, visit(null), null)).toEqual({ source: DEFAULT, stored: null });
    expect(chooseSource(any, visit(null), '/other.json')).toEqual({
      source: '/other.json',
      stored: '/other.json',
    });
  });

  it('never returns or stores a source that is not accepted', () => {
    const source = fc.constantFrom('', 'daybreak', 'stillway', 'elsewhre', DEFAULT, '/other.json');
    const chosen = fc.option(source);
    fc.assert(
      fc.property(
        fc.record({
          defaultConfigSource: fc.option(fc.constantFrom(DEFAULT, 'daybreak')),
          allowedConfigSources: fc.array(source),
          anyConfigSource: fc.boolean(),
        }),
        chosen,
        chosen,
        (changes, asked, stored) => {
          const any = someSettings(changes);
          const choice = chooseSource(any, visit(asked), stored);
          if (choice.source !== null) expect(isAccepted(choice.source, any)).toBe(true);
          if (choice.stored !== null) expect(choice.stored).toBe(choice.source);
        },
      ),
    );
  });
});
