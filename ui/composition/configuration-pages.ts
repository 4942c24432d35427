import { ConfigurationSource } from '#application/ports/configuration-source.ts';
import * as screens from '../configuration/demo-screen.tsx';
import configuration from '../i18n/en-US/configuration.json';
import { configurationModule } from './configuration.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withTexts } from './with-texts.tsx';

export const DemoScreen = withTexts(
  withContainerModule(screens.DemoScreen, configurationModule, ConfigurationSource),
  { configuration },
);

export { ConfigIdPrompt } from '../configuration/config-id-prompt.tsx';
