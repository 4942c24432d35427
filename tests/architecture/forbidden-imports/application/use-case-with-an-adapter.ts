import { adapter } from '#adapters/adapter.ts';

export const useCaseWithAnAdapter = adapter.value;
