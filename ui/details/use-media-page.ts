import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FindMediaByAddress, type MediaAddress } from '#application/catalogue/find-media-by-address.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { cachedItems } from '../queries/cached-items.ts';
import { mediaQuery } from '../queries/use-media.ts';
import { useForLink } from '../session/use-item-title.ts';
import { useInjection } from '../session/use-injection.ts';

/**
 * The item at an address, for its page. While it loads, the data are the same item from a list that is loaded, if there is one,
 * with `isPlaceholderData`.
 */
export function useMediaPage(address: MediaAddress) {
  const queries = useQueryClient();
  const forLink = useForLink();
  return useQuery({
    ...mediaQuery(useInjection(FindMediaByAddress), address),
    placeholderData: () =>
      cachedItems(queries).find((item) => isAtAddress(item, address) || isAtAddress(forLink(item), address)),
  });
}

/** Whether an item from a list is the one at a public address. */
const isAtAddress = (item: MediaItem, address: MediaAddress): boolean =>
  address.kind === 'media'
    ? item.id === address.id
    : item.contentType === address.kind && item.slug === address.slug;
