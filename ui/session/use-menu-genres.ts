import { useSearchParams } from 'react-router-dom';
import type { PlaylistId } from '#domain/catalogue/playlist-id.ts';
import { menuLinkIn, menuLinks } from '#domain/navigation/menu-links.ts';
import { useConfig } from './use-config.ts';

/** The genres that the menu names for the page of a playlist (SHL-14); none if it has no entry for it. */
export function useMenuGenres(list: PlaylistId): readonly string[] {
  const { menu } = useConfig();
  const [query] = useSearchParams();
  const links = menuLinks(menu.map(({ contentId }) => contentId));
  return menu[links.indexOf(menuLinkIn(links, list, query))]?.genres ?? [];
}
