import { runInThisContext } from 'node:vm';
import type { Assembly } from '../assembly.ts';
import type { BrowserTab } from './simulated-window.ts';

/** Scripts that run in a page besides the app; all pages of a process share its globals. */
export interface InjectedScripts extends Pick<Assembly, 'runBefore' | 'valueOf' | 'failUnhandled'> {
  /** Runs what runs before the app. */
  readonly begin: () => void;
  /** Restores the globals that a script may have changed. */
  readonly end: () => void;
}

export function makeInjectedScripts(tab: () => BrowserTab): InjectedScripts {
  const scripts: string[] = [];
  const { random } = Math;
  return {
    runBefore: async (script) => void scripts.push(script),
    begin: () => scripts.forEach((script) => void runInThisContext(script)),
    valueOf: async (expression) => {
      const json = runInThisContext(`JSON.stringify(${expression})`) as string | undefined;
      return json === undefined ? null : (JSON.parse(json) as unknown);
    },
    failUnhandled: async (how, message) => {
      const { window } = tab();
      const error = new Error(message);
      const event = how === 'error' ? new Event('error') : new Event('unhandledrejection');
      window.dispatchEvent(Object.assign(event, how === 'error' ? { error, message } : { reason: error }));
    },
    end: () => {
      Math.random = random;
      // Simulated dates inherit it from the real ones.
      Reflect.deleteProperty(Date.prototype, 'toLocaleTimeString');
    },
  };
}
