import { readFile } from 'node:fs/promises';
import type { BrowserSession } from './browser-session.ts';
import type { DownloadedFiles } from '../assembly.ts';

/** What the browser downloads. */
export const browserDownloads = (session: BrowserSession): DownloadedFiles => ({
  last: async () => {
    const download = session.downloads.at(-1);
    if (!download) return null;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  },
});
