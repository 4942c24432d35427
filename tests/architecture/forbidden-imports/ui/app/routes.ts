import { composition } from '../composition/composition.ts';

export const screens = [composition, () => import('../composition/later.ts')];
