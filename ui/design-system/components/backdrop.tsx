import type { ImageAddress } from '#application/ports/image-addresses.ts';
import { BACKDROP_SIZES } from './backdrop-sizes.ts';
import styles from './backdrop.module.css';
import { Picture } from './picture.tsx';

interface BackdropProps {
  readonly address: ImageAddress;
  /** Whether the first viewport needs the image. */
  readonly urgent?: boolean;
}

/** The class of an element with words over a backdrop: they are readable on any image (CFG-17). */
export const VEIL = styles.veil;

/** The image behind the text of a hero, with a gradient between them. */
export const Backdrop = ({ address, urgent = true }: BackdropProps) => (
  <div className={styles.backdrop}>
    <Picture address={address} sizes={BACKDROP_SIZES} urgent={urgent} />
  </div>
);
