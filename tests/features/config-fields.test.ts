import { describe, expect, it } from 'vitest';
import type { Json } from '#features/support/changed-json.ts';
import { assertConfigField, assertSetting, configFields } from '#features/support/config-fields.ts';
import { daybreakConfig } from '#mock-server/catalogue/configs/daybreak-config.ts';

describe('a field of the config', () => {
  it.each([
    'siteName',
    'integrations.db.apiBase',
    'content.1',
    'content.12.title',
    'menu.1.filterTags',
    'custom.inlinePlayer',
    'custom.socialLinks.tiktok',
    'custom.publicTitles.AIISmbXv',
  ])('can be "%s"', (field) => {
    expect(() => assertConfigField(field)).not.toThrow();
  });

  it.each([
    ['sitename', 'siteName'],
    ['styling.backgroundColour', 'styling.backgroundColor'],
    ['integrations.db.apibase', 'integrations.db.apiBase'],
    ['custom.inlineplayer', 'custom.inlinePlayer'],
    ['maxFavorites', 'custom.maxFavorites'],
  ])('cannot be "%s": the nearest is "%s"', (field, nearest) => {
    expect(() => assertConfigField(field)).toThrow(
      `No config has a field "${field}". The nearest is "${nearest}".`,
    );
  });

  it('has no other fields in its value either', () => {
    expect(() => assertConfigField('content.1', { type: 'playlist', contentId: 'x' })).not.toThrow();
    expect(() => assertConfigField('content.1', { type: 'playlist', contentID: 'x' })).toThrow(
      'No config has a field "content.1.contentID"',
    );
    expect(() => assertConfigField('menu', [{ lable: 'Yoga', contentId: 'x' }])).toThrow('"menu.0.lable"');
  });

  it('is each that the specification and the config of the mock platform have', () => {
    const { custom, ...config } = daybreakConfig({ origin: 'http://localhost' });
    for (const [field, value] of Object.entries(config))
      expect(() => assertConfigField(field, JSON.parse(JSON.stringify(value)) as Json)).not.toThrow();
    expect(configFields()).toEqual(
      expect.arrayContaining(
        Object.keys(custom)
          .filter((name) => name !== 'iosAppUrl')
          .map((name) => `custom.${name}`),
      ),
    );
  });
});

it('names the nearest line of the settings file', () => {
  expect(() => assertSetting('cdnbase')).toThrow('No settings file has "cdnbase". The nearest is "cdnBase".');
  expect(() => assertSetting('cdnBase')).not.toThrow();
});
