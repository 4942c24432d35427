import { describe, expect, it } from 'vitest';
import { physicalDeclarations, physicalStyles } from '#tools/lint/physical-css.ts';

describe('the search for physical sides', () => {
  it.each([
    'left: 0',
    'right: calc(1px + 2px)',
    'margin-left: 1rem',
    'padding-right: 1rem',
    'border-left: 1px solid',
    'border-right-color: red',
    'border-top-left-radius: 4px',
    'text-align: left',
    'float: right',
    'background: linear-gradient(to right, red, blue)',
    'transform: translateX(100%)',
    'transform: translateX(-100%)',
    'inset: 0 auto 0 0',
    'padding: 0 1rem 0 calc(2 * var(--x))',
    'margin: 0 auto 0 0',
    'border-radius: 0 4px 4px 0',
    'border-radius: 4px 0',
    'box-shadow: inset 4px 0 0 red',
  ])('finds %s', (declaration) => {
    expect(physicalDeclarations(`.a { color: red; ${declaration}; }`)).toEqual([declaration]);
  });

  it.each([
    'inset-inline-start: 0',
    'margin-inline: auto 0',
    'text-align: start',
    'inset: 0 0 auto',
    'padding: 0 calc(1rem + 2px) 1rem',
    'margin: 0 auto 1rem auto',
    'border-radius: 4px',
    'border-radius: 4px 4px 0 0',
    'box-shadow: 0 1.5rem 3rem black',
    'transform: translateY(-200%)',
    'transform: translateX(calc(100% * var(--direction)))',
    'background: linear-gradient(to top, red, blue)',
    'animation-name: from-left',
  ])('lets pass %s', (declaration) => {
    expect(physicalDeclarations(`/* left: 0; */ .a { ${declaration} }`)).toEqual([]);
  });
});

describe('the search for physical sides in components', () => {
  it.each(['left: 0', 'marginLeft: 4', 'paddingRight: 4', 'borderLeftColor: color'])(
    'finds %s',
    (property) => {
      expect(physicalStyles(`<p style={{ color, ${property} }} />`)).toEqual([property.split(':')[0]]);
    },
  );

  it.each(['insetInlineStart: 0', 'marginInline: 4', 'top: 0'])('lets pass %s', (property) => {
    expect(physicalStyles(`<p style={{ ${property} }} left: />`)).toEqual([]);
  });
});
