import { useState } from 'react';
import type { ImageAddress } from '#application/ports/image-addresses.ts';
import styles from './picture.module.css';

interface PictureProps {
  readonly address: ImageAddress;
  /** The display width, in the format of `<img sizes>`. */
  readonly sizes: string;
  /** Whether the first viewport needs the image: it is then loaded before all others. */
  readonly urgent?: boolean;
}

/**
 * An item's image, which fills its container. A broken image is replaced by its fallback once, then by a plain tile (CAT-15).
 * It is hidden from screen readers: the title is next to it.
 */
export const Picture = (props: PictureProps) => <Candidates key={props.address.src} {...props} />;

/** The first of an item's images that is not broken. */
function Candidates({ address, sizes, urgent = false }: PictureProps) {
  const [failures, setFailures] = useState(0);
  const candidates = [address.src, ...(address.fallback ? [address.fallback] : [])];
  const src = candidates[failures];
  if (!src) return <div className={styles.tile} />;
  return (
    <img
      key={src}
      className={styles.picture}
      src={src}
      {...(failures === 0 ? { srcSet: address.srcSet, sizes } : {})}
      alt=""
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding={urgent ? 'sync' : 'async'}
      onError={() => setFailures((count) => count + 1)}
    />
  );
}
