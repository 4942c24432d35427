import type { Branded } from '#domain/branded.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';

/** A temporary token for an item's sources; only the platform interprets it. */
export type SigningToken = Branded<string, 'SigningToken'>;

/** The right to watch one item (ACC-07). */
export interface Grant {
  readonly token: SigningToken;
  /** The policy that protects the video; null for signing alone. */
  readonly drmPolicy: string | null;
}

/** The content signing service, if the config names one (ACC-07). */
export interface ContentSigner {
  /** Requests the viewer's right to watch an item. Fails with `not-entitled`, with the service's reason as message. */
  sign(id: MediaId): Promise<Grant>;
}
