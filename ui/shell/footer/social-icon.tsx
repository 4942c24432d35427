import type { ReactNode } from 'react';

const X = <path d="m4.5 4.5 15 15M19.5 4.5l-15 15" />;

/** Signs of social networks, drawn on a grid of 24. */
const SIGNS: Readonly<Record<string, ReactNode>> = {
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="1.1" fill="currentColor" stroke="none" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10 9v6l5-3z" fill="currentColor" stroke="none" />
    </>
  ),
  facebook: <path d="M17 3.5h-2.2a4 4 0 0 0-4 4v13M7 12h8.5" />,
  tiktok: <path d="M13 3.5v12a4 4 0 1 1-4-4M13 3.5c.4 3 2.4 4.8 5.5 5" />,
  x: X,
  twitter: X,
  linkedin: <path d="M5 10v9.5M5 5v.5M10 19.5V10M10 14c0-5 9-5.5 9 0v5.5" />,
};

/** Stands for a network without a sign of its own: the globe. */
const OTHER = (
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17" />
  </>
);

/** The sign of a social network, hidden from screen readers. */
export function SocialIcon({ network }: { network: string }) {
  const name = network.toLowerCase();
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {Object.hasOwn(SIGNS, name) ? SIGNS[name] : OTHER}
    </svg>
  );
}
