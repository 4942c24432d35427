import { adapter } from '#adapters/adapter.ts';

export const platformWithAnAdapter = adapter;
