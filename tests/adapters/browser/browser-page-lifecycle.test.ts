// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { makeBrowserPageLifecycle } from '#adapters/browser/browser-page-lifecycle.ts';
import { emissionsOf } from './emissions-of.ts';

const visibilityChange = (visibility: DocumentVisibilityState) => () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
const isShown = (persisted: boolean) => () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('the page lifecycle', () => {
  const { isShown: isPageShown, hidden$, leaving$, restored$ } = makeBrowserPageLifecycle(window);

  it('emits when the tab is hidden, and not when it is shown', () => {
    expect(emissionsOf(hidden$, visibilityChange('hidden'))).toBe(1);
    expect(emissionsOf(hidden$, visibilityChange('visible'))).toBe(0);
  });

  it('knows whether the tab is visible', () => {
    visibilityChange('hidden')();
    expect(isPageShown()).toBe(false);
    visibilityChange('visible')();
    expect(isPageShown()).toBe(true);
  });

  it('emits when the page is left', () => {
    expect(emissionsOf(leaving$, () => window.dispatchEvent(new Event('pagehide')))).toBe(1);
  });

  it('emits when the page is restored, and not when it is loaded', () => {
    expect(emissionsOf(restored$, isShown(true))).toBe(1);
    expect(emissionsOf(restored$, isShown(false))).toBe(0);
  });
});
