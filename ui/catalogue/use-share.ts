import { AddressBar } from '#application/ports/address-bar.ts';
import { Sharing, type ShareOutcome } from '#application/ports/sharing.ts';
import { useApp } from '../shell/use-app.ts';

/** Shares the page that is shown, without the player open on it. */
export function useShare(): (title: string) => Promise<ShareOutcome> {
  const sharing = useApp(Sharing);
  const addressBar = useApp(AddressBar);
  return (title) => {
    const address = new URL(addressBar.current());
    address.searchParams.delete('play');
    return sharing.share({ title, address: address.href });
  };
}
