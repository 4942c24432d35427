import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { DrivenBrowser } from './driven-browser.ts';
import * as inPage from './in-page.ts';
import type { Sought, VideoState } from './in-page.ts';

/** The time within which what is expected must happen, in milliseconds. */
const PATIENCE_MS = 20_000;
const BETWEEN_TRIES_MS = 100;

const LIBRARY = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** The code points of the keys that are no characters, as WebDriver names them. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
};
const SHIFT = '\uE008';

/** Retries a check until it no longer throws; throws its last error when the patience ends. */
export async function eventually<T>(check: () => Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const since = Date.now();
  for (;;) {
    try {
      return await check();
    } catch (failure) {
      if (Date.now() - since > patience) throw failure;
      await wait(BETWEEN_TRIES_MS);
    }
  }
}

/** The name of a part: a text is the whole name, a pattern part of it. */
export type PartName = string | RegExp;

const sought = (role: string, name: PartName | undefined): Sought => ({
  role,
  ...(name instanceof RegExp ? { pattern: name.source } : name !== undefined && { name }),
});

/** The page in a browser, as a member sees and uses it. What is expected of it is waited for. */
export class Page {
  constructor(
    readonly browser: DrivenBrowser,
    private readonly appOrigin: string,
  ) {}

  /** @param path within the app */
  async open(path: string): Promise<void> {
    await this.browser.open(`${this.appOrigin}/app${path}`);
  }

  async sees(role: string, name?: PartName): Promise<void> {
    await eventually(async () => {
      assert.ok((await this.count(role, name)) > 0, `There is no ${role} "${name}"`);
    });
  }

  async seesNo(role: string, name?: PartName): Promise<void> {
    await eventually(async () => {
      assert.equal(await this.count(role, name), 0, `There is a ${role} "${name}"`);
    });
  }

  count(role: string, name?: PartName): Promise<number> {
    return this.evaluate(inPage.countParts, sought(role, name));
  }

  attribute(role: string, name: PartName, attribute: string): Promise<string | null> {
    return this.evaluate(inPage.attributeOfPart, { ...sought(role, name), attribute });
  }

  async press(role: string, name: PartName): Promise<void> {
    const { x, y } = await eventually(async () => {
      const point = await this.evaluate(inPage.pressPoint, sought(role, name));
      if ('obstacle' in point) throw new Error(`The ${role} "${name}" cannot be pressed: ${point.obstacle}`);
      return point;
    });
    await this.browser.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** @param key a character, or the name of a key, maybe after "Shift+" */
  async key(key: string): Promise<void> {
    const plain = key.replace('Shift+', '');
    const pressed = KEYS[plain] ?? plain;
    await this.typeKeys([key === plain ? [pressed] : [SHIFT, pressed]]);
  }

  async type(text: string): Promise<void> {
    await this.typeKeys(Array.from(text, (character) => [character]));
  }

  /** @param chords keys that are held together, one chord after another */
  private async typeKeys(chords: readonly (readonly string[])[]): Promise<void> {
    const actions = chords.flatMap((chord) => [
      ...chord.map((value) => ({ type: 'keyDown' as const, value })),
      ...chord.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
    ]);
    await this.browser.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  async hasFocusOn(role: string, name?: PartName): Promise<void> {
    await eventually(async () => {
      assert.ok(
        await this.isFocusOn(role, name),
        `The focus is on "${await this.evaluate(inPage.focusedText, null)}", not on ${role} "${name}"`,
      );
    });
  }

  isFocusOn(role: string, name?: PartName): Promise<boolean> {
    return this.evaluate(inPage.isPartFocused, sought(role, name));
  }

  video(): Promise<VideoState | null> {
    return this.evaluate(inPage.videoState, null);
  }

  /** Those of the media types that this browser's MediaSource plays. */
  playableTypes(types: readonly string[]): Promise<readonly string[]> {
    return this.evaluate(inPage.playableTypes, types);
  }

  sidewaysOverflow(): Promise<number> {
    return this.evaluate(inPage.sidewaysOverflow, null);
  }

  text(): Promise<string> {
    return this.evaluate(inPage.pageText, null);
  }

  private async evaluate<Argument, Result>(
    inside: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    if (!(await this.call(inPage.hasFinders, null))) {
      await this.browser.run(await readFile(LIBRARY, 'utf8'));
      await this.call(inPage.defineFinders, null);
    }
    return this.call(inside, argument);
  }

  /** The compiler may add calls of the helper `__name` to a function. */
  private async call<Argument, Result>(
    inside: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    const result = await this.browser.run(
      `const __name = (named) => named;
       return JSON.stringify((await (${inside.toString()})(${JSON.stringify(argument)})) ?? null);`,
    );
    return JSON.parse(result) as Result;
  }
}
