import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { physicalDeclarations } from './physical-css.ts';

const UI = new URL('../../../ui/', import.meta.url).pathname;
const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(css|tsx|html)$/.test(file),
);
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

describe('the styles', () => {
  it('have been read', () => {
    expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(50);
  });

  it.each(files.filter((file) => file.endsWith('.css')))(
    '%s mirror with the direction of the text',
    (file) => {
      expect(physicalDeclarations(readFileSync(UI + file, 'utf8'))).toEqual([]);
    },
  );

  it.each(files.filter((file) => file.endsWith('.tsx')))(
    'in %s mirror with the direction of the text',
    (file) => {
      const styles = readFileSync(UI + file, 'utf8').matchAll(/style=\{\{([^}]*)\}/g);
      for (const [, properties = ''] of styles) {
        expect(properties).not.toMatch(/\b(left|right|(margin|padding|border)(Left|Right)\w*)\s*:/);
      }
    },
  );
});
