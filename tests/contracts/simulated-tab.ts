import { setImmediate as nextTurn } from 'node:timers/promises';
import { SharedByTabs } from '#features/support/dom/shared-by-tabs.ts';
import { makeWindow } from '#features/support/dom/simulated-window.ts';

export type Tab = Window & typeof globalThis;

const ADDRESS = 'https://app.test/app/';

/** A window without layout, with access to what the tabs of one browser share. */
export const openTab = (shared = new SharedByTabs()): Tab => makeWindow(ADDRESS, shared).window;

/** Waits until the other tabs have been notified of a change to shared storage. */
export async function allTabsKnow(): Promise<void> {
  await nextTurn();
  await nextTurn();
}
