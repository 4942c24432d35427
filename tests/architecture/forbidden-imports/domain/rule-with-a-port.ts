import type { Port } from '#application/port.ts';

export const ruleWithAPort = (port: Port): boolean => port.value > 0;
