import { expect, it, vi } from 'vitest';
import { makeCanvasPictureSharing, type PictureDevice } from '#adapters/browser/canvas-picture-sharing.ts';
import { describeContract } from './describe-contract.ts';

const PICTURE = {
  content: {
    siteName: 'Daybreak',
    heading: 'Workout done',
    title: 'Slow Barre',
    minutes: '24 minutes',
    date: 'June 15, 2026',
    days: [{ name: 'Mon', isDone: false }],
    direction: 'rtl',
  },
  colors: { backgroundColor: '#0a0d16', highlightColor: '#d9ff4a' },
  fileName: 'slow-barre-2026-06-15',
} as const;
const named = (name: string) => Object.assign(new Error('No'), { name });

/** A device that draws, with what it has saved. */
function aDevice({ navigator = {}, draws = true }: { navigator?: object; draws?: boolean } = {}) {
  const context = {
    direction: 'ltr',
    measureText: (text: string) => ({ width: text.length }),
    fillText: vi.fn(),
    beginPath: vi.fn(),
    roundRect: vi.fn(),
    fill: vi.fn(),
    stroke: vi.fn(),
  };
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => context,
    toBlob: (done: (blob: Blob | null) => void, type: string) =>
      done(draws ? new Blob(['png'], { type }) : null),
  };
  const link = { href: '', download: '', click: vi.fn(), remove: vi.fn() };
  const device = {
    document: {
      createElement: (name: string) => (name === 'a' ? link : canvas),
      body: { append: () => undefined },
      fonts: { load: async () => [] },
    },
    navigator,
    File,
    URL: { createObjectURL: () => 'blob:picture', revokeObjectURL: vi.fn() },
  } as unknown as PictureDevice;
  return { sharing: makeCanvasPictureSharing(device), context, canvas, link };
}

describeContract(
  'sharing a picture [PLY-12, PRG-02]',
  { 'on a canvas, which has no double': aDevice },
  (make) => {
    it('draws it in its size and direction, with texts that keep theirs', async () => {
      const { sharing, context, canvas } = make();
      await sharing.share(PICTURE);
      expect([canvas.width, canvas.height, context.direction]).toEqual([1080, 1350, 'rtl']);
      expect(context.fillText).toHaveBeenCalledWith('\u2068Slow Barre\u2069', 984, expect.any(Number));
      expect(context.stroke).toHaveBeenCalledOnce();
    });

    it('saves it where there is no share sheet', async () => {
      const { sharing, link } = make();
      expect(await sharing.share(PICTURE)).toBe('saved');
      expect(link).toMatchObject({ href: 'blob:picture', download: 'slow-barre-2026-06-15.png' });
      expect(link.click).toHaveBeenCalledOnce();
    });

    it('opens the share sheet with the file', async () => {
      const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
      const { sharing, link } = make({ navigator: { share, canShare: () => true } });
      expect(await sharing.share(PICTURE)).toBe('shared');
      const file = share.mock.lastCall?.[0].files?.[0];
      expect([file?.name, file?.type]).toEqual(['slow-barre-2026-06-15.png', 'image/png']);
      expect(link.click).not.toHaveBeenCalled();
    });

    it('saves nothing if the sheet was closed', async () => {
      const share = (): Promise<void> => Promise.reject(named('AbortError'));
      const { sharing, link } = make({ navigator: { share, canShare: () => true } });
      expect(await sharing.share(PICTURE)).toBe('cancelled');
      expect(link.click).not.toHaveBeenCalled();
    });

    it.each<readonly [string, object]>([
      ['takes no files', { share: async () => undefined, canShare: () => false }],
      ['does not say what it takes', { share: async () => undefined }],
      ['does not open', { share: () => Promise.reject(named('NotAllowedError')), canShare: () => true }],
    ])('saves it if the sheet %s', async (_, navigator) => {
      expect(await make({ navigator }).sharing.share(PICTURE)).toBe('saved');
    });

    it('fails if nothing can be drawn', async () => {
      expect(await make({ draws: false }).sharing.share(PICTURE)).toBe('failed');
    });
  },
);
