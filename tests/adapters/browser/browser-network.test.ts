// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { makeBrowserNetwork } from '#adapters/browser/browser-network.ts';
import { emissionsOf } from './emissions-of.ts';

describe('the connection', () => {
  it('emits when it comes back', () => {
    const { reconnected$ } = makeBrowserNetwork(window);
    expect(emissionsOf(reconnected$, () => window.dispatchEvent(new Event('online')))).toBe(1);
    expect(emissionsOf(reconnected$, () => window.dispatchEvent(new Event('offline')))).toBe(0);
  });
});
