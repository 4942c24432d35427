import type { PlaylistId } from '../catalogue/playlist-id.ts';
import { playlistLink } from './paths.ts';

const PLACE = 'menu';

const linkOf = (list: PlaylistId, place: number): string =>
  place === 1 ? playlistLink(list) : `${playlistLink(list)}?${PLACE}=${place}`;

/** The page of each entry of the menu (SHL-14); of several entries for one playlist, each has an address of its own. */
export const menuLinks = (lists: readonly PlaylistId[]): readonly string[] =>
  lists.map((list, index) => linkOf(list, lists.slice(0, index + 1).filter((each) => each === list).length));

/** Which of the links of a menu leads to the page of a playlist: the one that the address names, else the first. */
export function menuLinkIn(
  links: readonly string[],
  list: PlaylistId,
  parameters: Pick<URLSearchParams, 'get'>,
): string {
  const named = linkOf(list, Number(parameters.get(PLACE)));
  return links.includes(named) ? named : playlistLink(list);
}
