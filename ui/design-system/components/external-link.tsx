import type { ReactNode } from 'react';
import { useText } from '../../i18n/i18n.ts';

interface ExternalLinkProps {
  readonly address: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a page outside the app, which opens in a new tab and cannot reach back into the app. */
export function ExternalLink({ address, className, children }: ExternalLinkProps) {
  const t = useText();
  return (
    <a className={className} href={address} target="_blank" rel="noopener" title={t('opensInNewTab')}>
      {children}
    </a>
  );
}
