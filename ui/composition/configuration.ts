import { ContainerModule } from 'inversify';
import { makeConfigLoader } from '#adapters/app-host/config-loader.ts';
import { ConfigurationSource } from '#application/ports/configuration-source.ts';
import configuration from '../i18n/en-US/configuration.json';
import { Environment, HttpClient, installer } from './platform.ts';

export { ConfigIdPrompt } from '../shell/configuration/config-id-prompt.tsx';
export { DemoScreen } from '../shell/configuration/demo-screen.tsx';
export const texts = { configuration };

/** Bindings for the demo page. */
const configurationModule = new ContainerModule(({ bind }) => {
  bind(ConfigurationSource).toResolvedValue(
    (http, { window }) => makeConfigLoader(http, window),
    [HttpClient, Environment],
  );
});

export const install = installer(configurationModule);
