import { describe, expect, it, vi } from 'vitest';
import { consoleReporter } from '#adapters/browser/console-reporter.ts';
import { AppFailure } from '#application/app-failure.ts';

describe('a report', () => {
  it('is written to the developer’s console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    consoleReporter.report(new AppFailure('malformed-answer', 'Playlist x cannot be read', { cause: 'why' }));
    expect(warn).toHaveBeenCalledExactlyOnceWith('malformed-answer: Playlist x cannot be read', 'why');
  });
});
