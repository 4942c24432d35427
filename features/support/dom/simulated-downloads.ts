import type { DownloadedFile, DownloadedFiles } from '../assembly.ts';

/** What a simulated browser downloads, instead of leaving the page. */
export interface SimulatedDownloads extends DownloadedFiles {
  /** Watches the links of a page. */
  provideTo(document: Document): void;
}

export function makeSimulatedDownloads(): SimulatedDownloads {
  let last: DownloadedFile | null = null;
  return {
    provideTo: (document) => {
      document.addEventListener(
        'click',
        (event) => {
          const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]');
          if (!link) return;
          event.preventDefault();
          last = { name: link.download, text: decodeURIComponent(link.href.replace(/^[^,]*,/, '')) };
        },
        { capture: true },
      );
    },
    last: async () => last,
  };
}
