import type { AppConfig } from './app-config.ts';
import type { Place } from './config-parts.ts';
import { daybreakConfig } from './daybreak-config.ts';
import { manyChannelsConfig } from './many-channels-config.ts';
import { neonBarnConfig } from './neon-barn-config.ts';
import { openHouseConfig } from './open-house-config.ts';
import { stillwayConfig } from './stillway-config.ts';

const CONFIGS: ReadonlyMap<string, (place: Place) => AppConfig> = new Map([
  ['daybreak', daybreakConfig],
  ['stillway', stillwayConfig],
  ['openhaus', openHouseConfig],
  ['neonbarn', neonBarnConfig],
  ['channels', manyChannelsConfig],
]);

export const DEFAULT_CONFIG_ID = 'daybreak';

export const CONFIG_IDS: readonly string[] = [...CONFIGS.keys()];

/** A config by its eight-character id (CFG-05). */
export const configNamed = (id: string, place: Place): AppConfig | undefined => CONFIGS.get(id)?.(place);
