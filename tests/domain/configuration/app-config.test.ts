import { expect, it } from 'vitest';
import { DEFAULT_BILLING_PROVIDER, DEFAULT_SITE_NAME } from '#domain/configuration/app-config.ts';

it('names a site without a configured name [CFG-15]', () => {
  expect(DEFAULT_SITE_NAME).toBe('My OTT Application');
});

it('has a billing provider if the config names none [ACC-06]', () => {
  expect(DEFAULT_BILLING_PROVIDER).toBe('jwp');
});
