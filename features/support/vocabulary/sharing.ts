import type { SharingMeans } from '../assembly.ts';
import { defineChoice } from './define-parameter-type.ts';

/** Makes the person's device share pages in a certain way. */
export type PrepareSharing = (sharing: SharingMeans) => Promise<void>;

const CHOICES: Readonly<Record<string, PrepareSharing>> = {
  'with a share sheet': (sharing) => sharing.offerSheet('taken'),
  'with a share sheet, which they close': (sharing) => sharing.offerSheet('closed'),
  'with a share sheet that does not open': (sharing) => sharing.offerSheet('refused'),
  'with a share sheet that takes no pictures': (sharing) => sharing.offerSheet('without files'),
  'that cannot draw': (sharing) => sharing.refuseDrawing(),
  'that lets nothing be copied': (sharing) => sharing.refuseCopying(),
};

defineChoice('sharing', 'How a device shares pages.', CHOICES);
