import { composition } from '../composition/composition.ts';

export const screenWithAComposition = composition;
