import { rule } from '#domain/rule.ts';

export const platform = rule(1);
