import type { Downloads } from '#application/ports/downloads.ts';
import { saveByLink } from './save-by-link.ts';

/** Downloads by a link, whose address contains the file: no memory needs to be released afterwards. */
export const makeBrowserDownloads = (document: Document): Downloads => ({
  save: ({ name, type, text }) =>
    saveByLink(document, `data:${type};charset=utf-8,${encodeURIComponent(text)}`, name),
});
