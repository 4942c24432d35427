import { expect, it } from 'vitest';
import { networkName } from '#domain/configuration/social-link.ts';

it.each([
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['YouTube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
  ['x', 'X'],
  ['strava', 'Strava'],
  ['éclair club', 'Éclair club'],
  ['', ''],
])('people know the network %j as %j [SHL-04]', (network, name) => {
  expect(networkName(network)).toBe(name);
});
