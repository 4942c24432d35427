import { adapter } from '#adapters/adapter.ts';

export const later = adapter;
