import type { SharedPage, ShareSheet, SharingMeans } from '../assembly.ts';
import type { PictureMeans } from './simulated-canvas.ts';

/** A simulated implementation of a device's sharing features. */
export interface SimulatedSharing extends Omit<SharingMeans, keyof PictureMeans> {
  /** Installs them on a page's navigator. */
  provideTo(navigator: Navigator): void;
}

const refusal = (name: string): Error => Object.assign(new Error('Not shared'), { name });

export function makeSimulatedSharing(): SimulatedSharing {
  let sheet: ShareSheet | null = null;
  let copies = true;
  let inSheet: SharedPage | null = null;
  let pictureInSheet: string | null = null;
  let copied = '';

  const share = async ({ title = '', url = '', files }: ShareData) => {
    if (sheet === 'refused') throw refusal('NotAllowedError');
    if (files) pictureInSheet = files[0]?.name ?? null;
    else inSheet = { title, address: url };
    if (sheet === 'closed') throw refusal('AbortError');
  };
  const canShare = ({ files = [] }: ShareData): boolean =>
    sheet !== 'without files' && files.every(({ type, size }) => type === 'image/png' && size > 0);
  const writeText = async (text: string) => {
    if (!copies) throw new Error('Nothing can be copied');
    copied = text;
  };
  return {
    provideTo: (navigator) => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
      if (!sheet) return;
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
      Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
    },
    offerSheet: async (offered) => void (sheet = offered),
    refuseCopying: async () => void (copies = false),
    inSheet: async () => inSheet,
    copied: async () => copied,
    pictureInSheet: async () => pictureInSheet,
  };
}
