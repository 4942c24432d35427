import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AddressBar } from '#application/ports/address-bar.ts';
import { requestsSignIn, withoutSignIn } from '#domain/navigation/paths.ts';
import { useInjection } from '../session/use-injection.ts';
import { useAccount } from '../session/use-account.ts';
import { useViewer } from '../session/use-viewer.ts';

/** CFG-21: `u=login` on any page opens sign-in, which returns to the page without it; for a member, it is only removed. */
export function useRequestedSignIn(): void {
  const [query, setQuery] = useSearchParams();
  const { state } = useViewer();
  const { site } = useAccount();
  const addressBar = useInjection(AddressBar);
  const requested = requestsSignIn(query);

  useEffect(() => {
    if (!requested || state === 'loading') return;
    if (state !== 'member') site.visit('sign-in', withoutRequest(addressBar.current()));
    else setQuery(withoutSignIn, { replace: true });
  }, [requested, state, site, addressBar, setQuery]);
}

function withoutRequest(address: string): string {
  const url = new URL(address);
  url.search = withoutSignIn(url.searchParams).toString();
  return url.href;
}
