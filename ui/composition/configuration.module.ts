import { ContainerModule } from 'inversify';
import { makeConfigSource } from '#adapters/app-host/config-source.ts';
import { ConfigurationSource } from '#application/ports/configuration-source.ts';
import { Environment } from './environment.ts';
import { HttpClient } from './platform.module.ts';

/** Bindings for the demo page; loaded with its code. */
export const configurationModule = new ContainerModule(({ bind }) => {
  bind(ConfigurationSource).toResolvedValue(
    (http, { window }) => makeConfigSource(http, window),
    [HttpClient, Environment],
  );
});
