import { adapter } from '#adapters/adapter.ts';

export const composition: readonly unknown[] = [adapter];
