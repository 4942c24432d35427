import { expect, it } from 'vitest';
import { makeBrowserUserAgent } from '#adapters/browser/browser-user-agent.ts';
import { describeContract } from './describe-contract.ts';

const ofBrowser = (userAgent: string) => makeBrowserUserAgent({ userAgent });

describeContract('the device', { 'of a browser, which has no double': ofBrowser }, (make) => {
  it('is known by how its browser identifies itself', () => {
    const userAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0.0.0 Mobile Safari/537.36';
    expect(make(userAgent).userAgent()).toBe(userAgent);
  });
});
