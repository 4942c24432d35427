import type { ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { Token } from '#application/token.ts';
import { useInjection } from '../session/use-injection.ts';
import { AppContainer } from './app-container.ts';

/**
 * A component that loads a container module into the app's container before it first renders.
 *
 * @param provides a token of the module: if it is bound, the module has been loaded before
 */
export const withContainerModule = <Props extends object>(
  Component: ComponentType<Props>,
  module: ContainerModule,
  provides: Token<unknown>,
): ComponentType<Props> =>
  function WithContainerModule(props: Props) {
    const container = useInjection(AppContainer);
    if (!container.isBound(provides)) container.load(module);
    return <Component {...props} />;
  };
