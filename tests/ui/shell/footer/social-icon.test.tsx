import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SocialIcon } from '#ui/shell/footer/social-icon.tsx';

const drawn = (network: string): string => renderToStaticMarkup(<SocialIcon network={network} />);
const globe = drawn('another network');

it.each([
  ['instagram', 'a lens', '<circle cx="12" cy="12" r="4"'],
  ['youtube', 'a triangle to play', '<path d="M10 9v6l5-3z" fill="currentColor"'],
  ['facebook', 'the bar of an f', 'M7 12h8.5'],
  ['tiktok', 'the head of a note', 'a4 4 0 1 1-4-4'],
  ['x', 'two crossing lines', 'm4.5 4.5 15 15M19.5 4.5l-15 15'],
  ['twitter', 'two crossing lines', 'm4.5 4.5 15 15M19.5 4.5l-15 15'],
  ['linkedin', 'the dot of an i', 'M5 5v.5'],
])('the sign of %s has %s [SHL-04]', (network, _part, shape) => {
  expect(drawn(network)).toContain(shape);
  expect(drawn(network.toUpperCase())).toBe(drawn(network));
});

it.each(['strava', 'constructor', ''])('the network "%s" has a globe [SHL-04]', (network) => {
  expect(drawn(network)).toBe(globe);
});

it('is hidden from screen readers, which read the name of the network [SHL-11]', () => {
  expect(globe).toContain('aria-hidden="true"');
});
