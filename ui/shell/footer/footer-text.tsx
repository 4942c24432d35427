import { linkedText, type TextLink } from '#domain/configuration/linked-text.ts';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import { ExternalLink } from '../../design-system/components/external-link.tsx';
import { safeAddress } from '../../design-system/markdown/safe-address.ts';
import { Link } from '../../navigation/link.tsx';
import { pathInApp } from '../../navigation/path-in-app.ts';

/** The customer's small print, whose links are written as in markdown (SHL-04). */
export const FooterText = ({ text }: { text: string }) => (
  <p dir="auto">
    {linkedText(text).map((part, index) =>
      typeof part === 'string' ? <span key={index}>{part}</span> : <FooterLink key={index} {...part} />,
    )}
  </p>
);

/** Only its text, if the address is not safe. A relative one begins at home. */
function FooterLink({ text, address }: TextLink) {
  const safe = safeAddress(address, `${window.location.origin}${BASE_PATH}/`);
  if (!safe) return <span>{text}</span>;
  if (safe.protocol === 'mailto:') return <a href={safe.href}>{text}</a>;
  const path = pathInApp(safe.href);
  return path === null ? (
    <ExternalLink address={safe.href}>{text}</ExternalLink>
  ) : (
    <Link to={path}>{text}</Link>
  );
}
