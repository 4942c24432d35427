import type { Downloads } from '#application/ports/downloads.ts';

/** Downloads by a link, whose address contains the file: no memory needs to be released afterwards. */
export const makeBrowserDownloads = (document: Document): Downloads => ({
  save: ({ name, type, text }) => {
    const link = document.createElement('a');
    link.href = `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
  },
});
