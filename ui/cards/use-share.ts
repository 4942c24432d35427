import { AddressBar } from '#application/ports/address-bar.ts';
import { Sharing, type ShareOutcome } from '#application/ports/sharing.ts';
import { withoutPlayer } from '#domain/navigation/paths.ts';
import { useInjection } from '../session/use-injection.ts';

/** Shares the current page, without the parameter that opens the player. */
export function useShare(): (title: string) => Promise<ShareOutcome> {
  const sharing = useInjection(Sharing);
  const addressBar = useInjection(AddressBar);
  return (title) => {
    const address = new URL(addressBar.current());
    address.search = withoutPlayer(address.searchParams).toString();
    return sharing.share({ title, address: address.href });
  };
}
