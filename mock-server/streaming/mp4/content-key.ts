import { createHash } from 'node:crypto';

/** The encryption key of a protected item: 16 bytes each. */
export interface ContentKey {
  readonly id: Buffer;
  readonly secret: Buffer;
}

/** The key of an item, the same after a restart. */
export const contentKey = (mediaid: string): ContentKey => ({
  id: bytesFrom(`key id of ${mediaid}`),
  secret: bytesFrom(`secret of ${mediaid}`),
});

const bytesFrom = (seed: string): Buffer => createHash('sha256').update(seed).digest().subarray(0, 16);
