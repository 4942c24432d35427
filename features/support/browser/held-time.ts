import type { BrowserContext, Page } from 'playwright';

/* Playwright's clock, once installed, replaces the functions that ask for a frame. */
/** Runs in each page before the clock is installed. */
export const NOTE_FRAMES = 'window.framesOfScreen = { requestAnimationFrame, cancelAnimationFrame };';
/** Runs in each page after that: it is drawn, and hears of it, also while time stands still. */
export const USE_FRAMES = 'Object.assign(window, window.framesOfScreen);';

const held = new WeakSet<BrowserContext>();

/** Whether time stands still in the browser of a page. */
export const isTimeHeld = (page: Page): boolean => held.has(page.context());

/** Time stands still from now on, at a moment in milliseconds. */
export async function holdTime(page: Page, moment: number): Promise<void> {
  held.add(page.context());
  await page.clock.pauseAt(moment);
}

/** Timers that are due immediately fire even while time stands still. */
export async function runDueTimers(page: Page): Promise<void> {
  if (isTimeHeld(page)) await page.clock.runFor(0);
}
