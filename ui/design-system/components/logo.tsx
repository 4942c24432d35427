import { useState } from 'react';
import styles from './logo.module.css';

interface LogoProps {
  /** Null if the customer has none. */
  readonly address: string | null;
  readonly siteName: string;
  /** Left out where the name is said elsewhere. */
  readonly alt?: string;
}

/** A customer's logo (CFG-17), in a box whose size no logo changes; the site's name if there is none or it does not load. */
export function Logo({ address, siteName, alt = '' }: LogoProps) {
  const [failed, setFailed] = useState(false);
  if (!address || failed) return <span>{siteName}</span>;
  return <img className={styles.logo} src={address} alt={alt} onError={() => setFailed(true)} />;
}
