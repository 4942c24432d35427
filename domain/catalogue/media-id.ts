import type { Branded } from '../branded.ts';

/** The platform's id of one media item. */
export type MediaId = Branded<string, 'MediaId'>;
export const mediaId = (text: string): MediaId => text as MediaId;
