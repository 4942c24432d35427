import type { Brand } from '../brand.ts';

/** The platform's id of one media item. */
export type MediaId = Brand<string, 'MediaId'>;
export const mediaId = (text: string): MediaId => text as MediaId;
