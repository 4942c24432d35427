import { describe, expect, it, vi } from 'vitest';
import { makeBrowserSharing } from '#adapters/browser/browser-sharing.ts';

const PAGE = { title: 'Slow Barre', address: 'https://app.test/app/workout/slow-barre' };
const named = (name: string) => Object.assign(new Error('No'), { name });

describe('sharing a page [MED-12]', () => {
  it('opens the share sheet with title and address', async () => {
    const share = vi.fn(async () => undefined);
    const writeText = vi.fn(async () => undefined);
    expect(await makeBrowserSharing({ share, clipboard: { writeText } }).share(PAGE)).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: PAGE.title, url: PAGE.address });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing if the sheet was closed', async () => {
    const writeText = vi.fn(async () => undefined);
    const share = () => Promise.reject(named('AbortError'));
    expect(await makeBrowserSharing({ share, clipboard: { writeText } }).share(PAGE)).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no sheet', undefined],
    ['the sheet does not open', () => Promise.reject(named('NotAllowedError'))],
  ])('copies the address if %s', async (_, share) => {
    const writeText = vi.fn(async () => undefined);
    const means = { clipboard: { writeText }, ...(share && { share }) };
    expect(await makeBrowserSharing(means).share(PAGE)).toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(PAGE.address);
  });

  it('is refused if nothing can be copied', async () => {
    const writeText = () => Promise.reject(named('NotAllowedError'));
    expect(await makeBrowserSharing({ clipboard: { writeText } }).share(PAGE)).toBe('refused');
    expect(await makeBrowserSharing({}).share(PAGE)).toBe('refused');
  });
});
