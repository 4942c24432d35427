import { adapter } from '#adapters/adapter.ts';
import { composition } from '../composition/composition.ts';

export const main = [adapter, composition];
