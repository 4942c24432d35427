import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageColor, webManifest } from '#tools/release/web-manifest.ts';
import { aBrand } from './a-brand.ts';

describe('the manifest of the installed app', () => {
  it('has the name, description and language of the brand', () => {
    expect(webManifest(aBrand({ name: 'Stride', description: 'Run.', language: 'es' }))).toMatchObject({
      name: 'Stride',
      short_name: 'Stride',
      description: 'Run.',
      lang: 'es',
    });
  });

  it('has the path of the app as its id, its start and its scope', () => {
    expect(webManifest(aBrand())).toMatchObject({ id: '/app/', start_url: '/app/', scope: '/app/' });
  });

  it('has the colour of the page', () => {
    const { background_color, theme_color } = webManifest(
      aBrand({ backgroundColor: '#0a0b0c', headerBackground: '#ffffff' }),
    );
    expect([background_color, theme_color]).toEqual(['#0a0b0c', '#0a0b0c']);
  });

  it('names the icons, and which of them may be cut, but not that of iOS, which the page names', () => {
    expect(webManifest(aBrand()).icons).toEqual([
      { src: '/app/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/app/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]);
  });

  it('offers pages within its scope', () => {
    const { shortcuts, scope } = webManifest(aBrand());
    expect(shortcuts.map(({ name }) => name)).toEqual(['Workouts', 'Programs', '365']);
    for (const { url } of shortcuts) expect(url.startsWith(scope)).toBe(true);
  });

  it.each([
    ['Daybreak', 'Daybreak'],
    ['Neon Barn', 'Neon Barn'],
    ['My OTT Application', 'My OTT'],
    ['The Barre Studio', 'The Barre'],
    ['Twelve chars', 'Twelve chars'],
    ['Thirteen chars', 'Thirteen'],
    ['Gymnasticsforever', 'Gymnasticsforever'],
    ['Fit and Extraordinary I', 'Fit and'],
  ])('shortens the name %s to %s', (name, short) => {
    expect(webManifest(aBrand({ name })).short_name).toBe(short);
  });
});

describe('the colour of the page', () => {
  it.each([
    ['#FFF', '#ffffff'],
    ['#0a0B0c', '#0a0b0c'],
  ])('%s is %s', (backgroundColor, color) => {
    expect(pageColor({ backgroundColor, highlightColor: null })).toBe(color);
  });

  it.each([null, 'red'])('is that with which the page starts for %j', (backgroundColor) => {
    const page = readFileSync(new URL('../../../ui/index.html', import.meta.url), 'utf8');
    const color = pageColor({ backgroundColor, highlightColor: null });
    expect(page).toContain(`<meta name="theme-color" content="${color}" />`);
    expect(page).toContain(`--first-background: ${color};`);
  });
});
