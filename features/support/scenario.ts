import { setWorldConstructor, World } from '@cucumber/cucumber';
import { findItem } from './catalogue.ts';
import type { Assembly } from './assembly.ts';

/** A call that the platform received. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly row: string | null;
  readonly body?: unknown;
}

interface Me {
  readonly watchHistory: readonly { readonly mediaid: string; readonly progress: number }[];
}

/** What the steps of one scenario share: a person's browser, and the platform behind it. */
export class Scenario extends World {
  /** Set before the first step. */
  assembly!: Assembly;

  get screen() {
    return this.assembly.screen;
  }

  get player() {
    return this.assembly.player;
  }

  /** Repeats a check until it holds. */
  eventually<T>(check: () => Promise<T>): Promise<T> {
    return this.assembly.eventually(check);
  }

  /** Makes the answers to a call fail, until told otherwise. */
  async fail(row: string, how: Readonly<Record<string, unknown>>): Promise<void> {
    await this.assembly.platform.request('POST', '/__mock/faults', { row, ...how });
  }

  /** The calls that the platform has received, newest last. */
  async calls(row?: string): Promise<readonly ReceivedCall[]> {
    const calls = (await this.assembly.platform.request('GET', '/__mock/calls')) as ReceivedCall[];
    return calls.filter((call) => !row || call.row === row);
  }

  /** The progress that the platform has of a workout; null where it has none. */
  async progressAtPlatform(title: string): Promise<number | null> {
    const me = (await this.assembly.platform.request('GET', '/api/v3/jwp/me')) as Me;
    return me.watchHistory.find(({ mediaid }) => mediaid === findItem(title).mediaid)?.progress ?? null;
  }
}

setWorldConstructor(Scenario);
