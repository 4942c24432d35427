import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { inlineWithTerser } from '#tools/vite/inline-with-terser.ts';
import { folderWith } from '../folder-with.ts';

describe('inlining with Terser', () => {
  it('makes the code smaller and keeps what it does and exports', async () => {
    const root = folderWith({
      'main.js': `
        const scaled = (value, factor) => { const by = factor; return value * by; };
        export const area = (width) => { const height = scaled(width, 2); return scaled(height, width); };
      `,
    });
    const codeWith = async (plugins: Rolldown.Plugin[]) => {
      const built = (await build({
        root,
        configFile: false,
        logLevel: 'silent',
        plugins,
        build: { write: false, lib: { entry: `${root}/main.js`, formats: ['es'] } },
      })) as Rolldown.RolldownOutput[];
      return built[0]?.output[0].code ?? '';
    };
    const plain = await codeWith([]);
    const inlined = await codeWith([inlineWithTerser()]);
    expect(inlined.length).toBeLessThan(plain.length);
    const { area } = (await import(`data:text/javascript,${encodeURIComponent(inlined)}`)) as {
      area: (width: number) => number;
    };
    expect(area(3)).toBe(18);
  });
});
