import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { worldStateSchema, type WorldState } from './world.ts';

const WRITE_AFTER_MS = 200;

/** The file that stores the developer's world, so that it survives a restart. */
export class DeveloperWorldFile {
  #waiting: { readonly timer: NodeJS.Timeout; readonly state: () => WorldState } | null = null;

  constructor(
    private readonly path: string,
    private readonly report: (message: string) => void,
  ) {}

  /** Reads the stored state, or null. An unreadable file is renamed, and that is reported. */
  read(): WorldState | null {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch {
      return null;
    }
    const state = worldStateIn(text);
    if (state) return state;
    const aside = `${this.path}.broken`;
    renameSync(this.path, aside);
    this.report(
      `${this.path} could not be read: it now stands aside as ${aside}, and the world begins anew.`,
    );
    return null;
  }

  /** Schedules a write of the state at that time; changes in quick succession cause one write. */
  keep(state: () => WorldState): void {
    if (this.#waiting) clearTimeout(this.#waiting.timer);
    this.#waiting = { timer: setTimeout(() => this.flush(), WRITE_AFTER_MS).unref(), state };
  }

  /** Performs a pending write at once. A failure is reported, and otherwise ignored. */
  flush(): void {
    if (!this.#waiting) return;
    const { timer, state } = this.#waiting;
    clearTimeout(timer);
    this.#waiting = null;
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      const unfinished = `${this.path}.new`;
      writeFileSync(unfinished, JSON.stringify(state(), null, 2));
      renameSync(unfinished, this.path);
    } catch (failure) {
      this.report(`${this.path} could not be written: ${String(failure)}`);
    }
  }
}

function worldStateIn(text: string): WorldState | null {
  try {
    return worldStateSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
