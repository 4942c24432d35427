// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { showNotLoadedNotice } from '#ui/feedback/not-loaded-notice.ts';

describe('the notice that the app has not loaded', () => {
  it('goes when the app shows after all', async () => {
    document.body.innerHTML = '<div id="app"><i></i></div><main id="not-loaded" hidden></main>';
    showNotLoadedNotice();
    const notice = document.getElementById('not-loaded');
    expect(notice?.hidden).toBe(false);
    document.getElementById('app')?.replaceChildren('Home');
    await Promise.resolve();
    expect(notice?.hidden).toBe(true);
  });
});
