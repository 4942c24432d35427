import type { PictureColors, PictureContent } from '#domain/sharing/share-picture.ts';
import { token } from '../injection/token.ts';

/** The outcome of sharing a picture; `failed` if the device can neither draw nor save it. */
export type PictureOutcome = 'shared' | 'cancelled' | 'saved' | 'failed';

export interface SharedPicture {
  readonly content: PictureContent;
  readonly colors: PictureColors;
  /** Without its extension. */
  readonly fileName: string;
}

/** Shares what a member has done as a picture (PLY-12, PRG-02). */
export interface PictureSharing {
  /**
   * Draws a picture and opens the device's share sheet for it; without one that takes pictures, saves it as a PNG file. Never fails:
   * the outcome is returned.
   */
  share(picture: SharedPicture): Promise<PictureOutcome>;
}
export const PictureSharing = token<PictureSharing>('PictureSharing');
