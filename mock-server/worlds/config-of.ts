import type { AppConfig } from '../catalogue/configs/app-config.ts';
import type { Platform } from '../platform.ts';
import type { World } from './world.ts';

/** The default config of the app in a world (CFG-06). */
export const configOf = ({ catalogue }: Platform, { config }: World): AppConfig =>
  catalogue.configNamed(config) ?? catalogue.config;
