import type { AppConfig } from './app-config.ts';
import type { Place } from './config-parts.ts';
import { homeConfig } from './home-config.ts';
import { stillwayConfig } from './stillway-config.ts';

const CONFIGS = [homeConfig, stillwayConfig];

/** A config by its eight-character id (CFG-05). */
export const configNamed = (id: string, place: Place): AppConfig | undefined =>
  CONFIGS.map((configOf) => configOf(place)).find((config) => config.id === id);
