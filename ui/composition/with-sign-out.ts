import type { ComponentType } from 'react';
import { SignOut } from '#application/account/sign-out.ts';
import { signOutModule } from './sign-out.module.ts';
import { withContainerModule } from './with-container-module.tsx';

/** A component that loads the container module for signing out before it first renders. */
export const withSignOut = <Props extends object>(Component: ComponentType<Props>): ComponentType<Props> =>
  withContainerModule(Component, signOutModule, SignOut);
