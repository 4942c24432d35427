import { useState } from 'react';
import type { ImageAddress } from '#application/ports/image-addresses.ts';
import styles from './picture.module.css';

interface PictureProps {
  readonly address: ImageAddress;
  /** How wide it shows, as `<img sizes>` says it. */
  readonly sizes: string;
  /** A picture that the first view of a page needs is fetched before all others. */
  readonly urgent?: boolean;
}

/**
 * An item's picture, which fills the box around it. A broken one gives way to its fallback once, then to a plain tile
 * (CAT-15). It says nothing to a screen reader: the title stands beside it.
 */
export function Picture({ address, sizes, urgent = false }: PictureProps) {
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
