import { describe, expect, it } from 'vitest';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { menuLinkIn, menuLinks } from '#domain/navigation/menu-links.ts';

const one = playlistId('one');
const two = playlistId('two');

describe('the links of a menu [SHL-14]', () => {
  const links = menuLinks([one, two, one, one]);

  it('are all different', () => {
    expect(links).toEqual(['/p/one', '/p/two', '/p/one?menu=2', '/p/one?menu=3']);
  });

  it.each([
    ['', '/p/one'],
    ['menu=1', '/p/one'],
    ['menu=3&genre=Yoga', '/p/one?menu=3'],
    ['menu=4', '/p/one'],
    ['menu=x', '/p/one'],
  ])('are told apart by the address: "%s"', (query, link) => {
    expect(menuLinkIn(links, one, new URLSearchParams(query))).toBe(link);
  });
});
