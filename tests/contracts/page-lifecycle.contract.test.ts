import { expect, it } from 'vitest';
import { makeBrowserPageLifecycle } from '#adapters/browser/browser-page-lifecycle.ts';
import type { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { describeContract } from './describe-contract.ts';
import { openTab } from './simulated-tab.ts';

type Happening = 'hide' | 'show' | 'leave' | 'restore';

interface Subject {
  readonly page: PageLifecycle;
  readonly happen: Readonly<Record<Happening, () => void>>;
}

function ofBrowser(): Subject {
  const tab = openTab();
  const become = (state: DocumentVisibilityState) => () => {
    Object.defineProperty(tab.document, 'visibilityState', { value: state, configurable: true });
    tab.document.dispatchEvent(new tab.Event('visibilitychange'));
  };
  return {
    page: makeBrowserPageLifecycle(tab),
    happen: {
      hide: become('hidden'),
      show: become('visible'),
      leave: () => tab.dispatchEvent(new tab.Event('pagehide')),
      restore: () => tab.dispatchEvent(Object.assign(new tab.Event('pageshow'), { persisted: true })),
    },
  };
}

function controllable(): Subject {
  const page = makeControllablePageLifecycle();
  return { page, happen: page };
}

type Stream = 'hidden$' | 'shown$' | 'leaving$' | 'restored$';
const STREAM_BY_EVENT: Readonly<Record<Happening, Stream>> = {
  hide: 'hidden$',
  show: 'shown$',
  leave: 'leaving$',
  restore: 'restored$',
};
const lifecycleEvents = Object.keys(STREAM_BY_EVENT) as Happening[];

describeContract('the page lifecycle', { 'in a browser': ofBrowser, 'in a test': controllable }, (make) => {
  function watched() {
    const { page, happen } = make();
    const told: Stream[] = [];
    for (const stream of Object.values(STREAM_BY_EVENT)) page[stream].subscribe(() => told.push(stream));
    return { page, happen, told };
  }

  it.each(lifecycleEvents)('emits synchronously, once, on the right stream: %s', (happening) => {
    const { happen, told } = watched();
    happen[happening]();
    expect(told).toEqual([STREAM_BY_EVENT[happening]]);
  });

  it('emits each time, to each listener', () => {
    const { page, happen, told } = watched();
    let others = 0;
    page.hidden$.subscribe(() => (others += 1));
    happen.hide();
    happen.show();
    happen.hide();
    expect(told).toEqual(['hidden$', 'shown$', 'hidden$']);
    expect(others).toBe(2);
  });

  it('does not emit to a late listener, or one that has unsubscribed', () => {
    const { page, happen } = make();
    happen.leave();
    let told = 0;
    const listening = page.leaving$.subscribe(() => (told += 1));
    expect(told).toBe(0);
    listening.unsubscribe();
    happen.leave();
    expect(told).toBe(0);
  });

  it('knows whether the tab is visible, also while it emits', () => {
    const { page, happen } = make();
    const shown: boolean[] = [];
    page.hidden$.subscribe(() => shown.push(page.isShown()));
    page.shown$.subscribe(() => shown.push(page.isShown()));
    expect(page.isShown()).toBe(true);
    happen.hide();
    expect(page.isShown()).toBe(false);
    happen.show();
    expect(shown).toEqual([false, true]);
  });
});
