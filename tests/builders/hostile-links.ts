import { wireItem } from './wire-item.ts';

/** Addresses of a next page that belong to no server of the platform. */
export const ELSEWHERE = [
  'https://elsewhere.test/v2/playlists/PlayLst1',
  'https://cdn.test.elsewhere.test/v2/playlists/PlayLst1',
  'https://cdn.test@elsewhere.test/',
  'https://member:secret@cdn.test/v2/playlists/PlayLst1',
  'http://cdn.test/v2/playlists/PlayLst1',
  '//elsewhere.test/v2',
  'https:\\\\elsewhere.test',
  'javascript:void 0',
  'data:application/json,{}',
  'file:///etc/passwd',
  'blob:https://cdn.test/1',
  'https://[',
];

/** The pages of a list that never ends, and whose pages after the first add nothing. */
export const endlessPages = (address: string): Record<string, unknown> => {
  const at = (page: number): string =>
    page === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}page_offset=${page}`;
  return Object.fromEntries(
    Array.from({ length: 1000 }, (_, page) => [
      at(page),
      { playlist: page === 0 ? [wireItem()] : [], links: { next: at(page + 1) } },
    ]),
  );
};
