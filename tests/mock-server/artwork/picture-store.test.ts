import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Drawing } from '#mock-server/artwork/drawing.ts';
import { PictureStore } from '#mock-server/artwork/picture-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function square(color: string): Drawing {
  const drawing = new Drawing(90, 90);
  drawing.wash(color);
  return drawing;
}

describe('the picture store', () => {
  it('draws once if two requests arrive at the same time', async () => {
    const store = new PictureStore(folder);
    const first = store.webp(square('#c33'), 24);
    expect(store.webp(square('#c33'), 24)).toBe(first);
    await first;
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('reuses what it has drawn, also after a restart', async () => {
    const drawn = await new PictureStore(folder).webp(square('#c33'), 24);
    const [file = ''] = readdirSync(folder);
    expect(await new PictureStore(folder).webp(square('#c33'), 24)).toEqual(drawn);
    writeFileSync(join(folder, file), 'what is kept');
    expect(String(await new PictureStore(folder).webp(square('#c33'), 24))).toBe('what is kept');
  });

  it('stores each drawing and each width separately', async () => {
    const store = new PictureStore(folder);
    await Promise.all([
      store.webp(square('#c33'), 24),
      store.webp(square('#c33'), 32),
      store.webp(square('#33c'), 24),
    ]);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('works without a folder if none can be created', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const picture = await new PictureStore(join(file, 'pictures')).webp(square('#c33'), 24);
    expect(picture.length).toBeGreaterThan(0);
  });
});
