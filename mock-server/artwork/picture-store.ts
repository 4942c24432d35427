import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing } from './drawing.ts';
import { rasterise } from './rasterise.ts';

/** Goes into the names of the files; to be raised when `rasterise` makes other bytes of the same drawing. */
const RENDERING = 1;

/**
 * Pictures as WebP files in a folder, each named by the drawing that it shows: a picture is drawn once, and never outlives
 * a change of its drawing. Asked for twice at the same time it is drawn once. A folder that cannot be written costs time only.
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
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const drawn = await rasterise(drawing, pixels);
    await this.#keep(file, drawn).catch(() => undefined);
    return drawn;
  }

  /** Written beside its place first, so that nobody reads half a picture. */
  async #keep(file: string, picture: Buffer): Promise<void> {
    const written = `${file}.${process.pid}`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(written, picture);
    await rename(written, file);
  }
}
