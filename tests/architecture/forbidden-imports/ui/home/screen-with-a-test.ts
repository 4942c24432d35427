import { builder } from '#tests/builder.ts';

export const screenWithATest = builder;
