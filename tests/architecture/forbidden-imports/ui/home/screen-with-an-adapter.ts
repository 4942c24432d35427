import { adapter } from '#adapters/adapter.ts';

export const screenWithAnAdapter = adapter;
