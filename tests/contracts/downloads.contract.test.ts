import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { makeBrowserDownloads } from '#adapters/browser/browser-downloads.ts';
import type { Downloads } from '#application/ports/downloads.ts';
import type { DownloadedFiles } from '#features/support/assembly.ts';
import { makeSimulatedDownloads } from '#features/support/dom/simulated-downloads.ts';
import { describeContract } from './describe-contract.ts';

interface Subject {
  readonly downloads: Downloads;
  readonly saved: DownloadedFiles;
  /** What it has left on the page. */
  readonly left: () => string;
}

const ofBrowser = (): Subject => {
  const document = new Window().document as unknown as Document;
  const saved = makeSimulatedDownloads();
  saved.provideTo(document);
  return { downloads: makeBrowserDownloads(document), saved, left: () => document.body.innerHTML };
};

describeContract('downloads', { 'by a browser': ofBrowser }, (make) => {
  const text = 'BEGIN:VCALENDAR\r\nSUMMARY:50 % Pliés, #1 & more 🤸\r\n';

  it('save a file under its name, as it was written [MED-22]', async () => {
    const { downloads, saved } = make();
    downloads.save({ name: 'barre.ics', type: 'text/calendar', text });
    expect(await saved.last()).toEqual({ name: 'barre.ics', text });
  });

  it('leave nothing on the page', () => {
    const { downloads, left } = make();
    downloads.save({ name: 'barre.ics', type: 'text/calendar', text });
    expect(left()).toBe('');
  });
});
