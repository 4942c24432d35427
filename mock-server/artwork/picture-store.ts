import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing } from './drawing.ts';
import { rasterise } from './rasterise.ts';

/** Part of the file names; increment it when `rasterise` produces different bytes for the same drawing. */
const RENDERING = 1;

/**
 * Stores pictures as WebP files in a folder, named by a hash of the drawing: each is drawn once, and redrawn
 * when its drawing changes. Concurrent requests share one drawing. An unwritable folder only costs time.
 */
export class PictureStore {
  readonly #folder: string;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param pixels the width of the picture */
  webp(drawing: Drawing, pixels: number): Promise<Buffer> {
    const name = createHash('sha1')
      .update(`${RENDERING} ${drawing.svg(pixels)}`)
      .digest('hex');
    const known = this.#underWay.get(name);
    if (known) return known;
    const picture = this.#readOrDraw(join(this.#folder, `${name}.webp`), drawing, pixels).finally(() =>
      this.#underWay.delete(name),
    );
    this.#underWay.set(name, picture);
    return picture;
  }

  async #readOrDraw(file: string, drawing: Drawing, pixels: number): Promise<Buffer> {
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    const drawn = await rasterise(drawing, pixels);
    await this.#keep(file, drawn).catch(() => undefined);
    return drawn;
  }

  /** Writes to a temporary file first, so that no reader sees a partial picture. */
  async #keep(file: string, picture: Buffer): Promise<void> {
    const written = `${file}.${process.pid}`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(written, picture);
    await rename(written, file);
  }
}
