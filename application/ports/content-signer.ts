import type { Brand } from '#domain/brand.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';

/** What opens an item's sources for a while; only the platform reads it. */
export type SigningToken = Brand<string, 'SigningToken'>;

/** The right to watch one item (ACC-07). */
export interface Grant {
  readonly token: SigningToken;
  /** The policy by which the video is protected; null for signing alone. */
  readonly drmPolicy: string | null;
}

/** The content signing service, where the config names one (ACC-07). */
export interface ContentSigner {
  /** The right of who is there to watch an item. Fails with `not-entitled`, whose message is the service's reason. */
  sign(id: MediaId): Promise<Grant>;
}
