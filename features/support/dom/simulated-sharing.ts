import type { SharedPage, SharingMeans } from '../assembly.ts';

/** A simulated implementation of a device's sharing features. */
export interface SimulatedSharing extends SharingMeans {
  /** Installs them on a page's navigator. */
  provideTo(navigator: Navigator): void;
}

export function makeSimulatedSharing(): SimulatedSharing {
  let sheet: 'taken' | 'closed' | null = null;
  let copies = true;
  let inSheet: SharedPage | null = null;
  let copied = '';

  const share = async ({ title = '', url = '' }: ShareData) => {
    inSheet = { title, address: url };
    if (sheet === 'closed') throw Object.assign(new Error('The sheet was closed'), { name: 'AbortError' });
  };
  const writeText = async (text: string) => {
    if (!copies) throw new Error('Nothing can be copied');
    copied = text;
  };
  return {
    provideTo: (navigator) => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
      if (sheet) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    },
    offerSheet: async (ending) => void (sheet = ending),
    refuseCopying: async () => void (copies = false),
    inSheet: async () => inSheet,
    copied: async () => copied,
    // Nothing draws here.
    pictureInSheet: async () => null,
    savedPicture: async () => null,
  };
}
