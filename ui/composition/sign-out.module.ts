import { ContainerModule } from 'inversify';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { Outbox } from '#application/account/outbox.ts';
import { makeSignOut, SignOut } from '#application/account/sign-out.ts';
import { SigningOut } from '#application/account/signing-out.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { AccountServer } from '#application/ports/account-server.ts';
import { AddressBar } from '#application/ports/address-bar.ts';
import { ViewerStorage } from '#application/ports/viewer-storage.ts';

/** Bindings for signing out; loaded with the member's menu and the member area. */
export const signOutModule = new ContainerModule(({ bind }) => {
  bind(SignOut).toResolvedValue(
    (server, outbox, records, viewer, addressBar, { accountSite }, signingOut) =>
      makeSignOut(server, outbox, records, viewer, addressBar, accountSite, signingOut),
    [AccountServer, Outbox, ViewerStorage, CurrentViewer, AddressBar, CurrentConfig, SigningOut],
  );
});
