import { rule } from '#domain/rule.ts';

export const screen = rule(1);
