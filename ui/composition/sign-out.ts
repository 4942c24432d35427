import { ContainerModule } from 'inversify';
import { AccountSite } from '#application/account/account-site.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { Outbox } from '#application/account/outbox.ts';
import { makeSignOut, SignOut } from '#application/account/sign-out.ts';
import { SignOutEvent } from '#application/account/sign-out-event.ts';
import { ViewerStorage } from '#application/ports/viewer-storage.ts';

/** Bindings for signing out, which the member's menu and the member area share. */
export const signOutModule = new ContainerModule(({ bind }) => {
  bind(SignOut).toResolvedValue(makeSignOut, [
    Outbox,
    ViewerStorage,
    CurrentViewer,
    AccountSite,
    SignOutEvent,
  ]);
});
