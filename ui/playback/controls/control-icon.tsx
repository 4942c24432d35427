import type { ReactNode } from 'react';
import { Drawing } from '../../design-system/components/icon.tsx';

const SPEAKER = <path d="M3.5 9.2v5.6h3.6l5 4.4V4.8l-5 4.4z" fill="currentColor" stroke="none" />;
const TEN = {
  fontSize: 7.4,
  fontWeight: 700,
  textAnchor: 'middle',
  fill: 'currentColor',
  stroke: 'none',
} as const;

const SHAPES = {
  play: <path d="M7 4.5v15l12.5-7.5z" fill="currentColor" stroke="none" />,
  pause: <path d="M6.5 4.5h3.4v15H6.5zM14.1 4.5h3.4v15h-3.4z" fill="currentColor" stroke="none" />,
  again: <path d="M4.5 12a7.5 7.5 0 1 0 2.6-5.7M7.4 2.6v4h4" />,
  back: (
    <>
      <path d="M4.2 12.6a7.8 7.8 0 1 0 3-6.2M7.6 2.4 6.9 6.7l4.3.6" />
      <text x="12.1" y="15.6" {...TEN}>
        10
      </text>
    </>
  ),
  ahead: (
    <>
      <path d="M19.8 12.6a7.8 7.8 0 1 1-3-6.2M16.4 2.4l.7 4.3-4.3.6" />
      <text x="11.9" y="15.6" {...TEN}>
        10
      </text>
    </>
  ),
  next: (
    <>
      <path d="M5.5 5v14L16 12z" fill="currentColor" stroke="none" />
      <path d="M19 5v14" />
    </>
  ),
  previousChapter: <path d="M13 6 7 12l6 6M18 6l-6 6 6 6" />,
  nextChapter: <path d="m11 6 6 6-6 6M6 6l6 6-6 6" />,
  muted: (
    <>
      {SPEAKER}
      <path d="m16 9.5 5 5M21 9.5l-5 5" />
    </>
  ),
  quiet: (
    <>
      {SPEAKER}
      <path d="M15.4 9.4a3.6 3.6 0 0 1 0 5.2" />
    </>
  ),
  loud: (
    <>
      {SPEAKER}
      <path d="M15.4 9.4a3.6 3.6 0 0 1 0 5.2M18 6.8a7.3 7.3 0 0 1 0 10.4" />
    </>
  ),
  captions: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="3" />
      <path d="M10.4 10.4a2.2 2.2 0 1 0 0 3.2M17 10.4a2.2 2.2 0 1 0 0 3.2" />
    </>
  ),
  settings: (
    <>
      <path d="M4 7h8M18 7h2M4 17h2M12 17h8" />
      <circle cx="15" cy="7" r="2.4" />
      <circle cx="9" cy="17" r="2.4" />
    </>
  ),
  picture: (
    <>
      <path d="M20.5 10.5v-3a2 2 0 0 0-2-2h-13a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h4" />
      <rect x="12" y="13" width="9" height="6.5" rx="1.4" fill="currentColor" />
    </>
  ),
  airPlay: (
    <>
      <path d="M7.5 16.5H6A2.5 2.5 0 0 1 3.5 14V7.5A2.5 2.5 0 0 1 6 5h12a2.5 2.5 0 0 1 2.5 2.5V14a2.5 2.5 0 0 1-2.5 2.5h-1.5" />
      <path d="m12 14.5 5 5.5H7z" fill="currentColor" />
    </>
  ),
  cast: (
    <path d="M3.5 9V7.5A2.5 2.5 0 0 1 6 5h12a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 18 19h-3.5M3.5 12.5a6.5 6.5 0 0 1 6.5 6.5M3.5 16a3 3 0 0 1 3 3" />
  ),
  full: (
    <path d="M4 9V6a2 2 0 0 1 2-2h3M15 4h3a2 2 0 0 1 2 2v3M20 15v3a2 2 0 0 1-2 2h-3M9 20H6a2 2 0 0 1-2-2v-3" />
  ),
  small: (
    <path d="M9 4v3a2 2 0 0 1-2 2H4M20 9h-3a2 2 0 0 1-2-2V4M15 20v-3a2 2 0 0 1 2-2h3M4 15h3a2 2 0 0 1 2 2v3" />
  ),
  guide: (
    <>
      <path d="M3.5 7h5M3.5 12h3M3.5 17h6" />
      <path d="M11.5 7h9M9.5 12h6M18.5 12h2M12.5 17h8" />
    </>
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
} satisfies Record<string, ReactNode>;

export type ControlIconName = keyof typeof SHAPES;

/** A decorative icon of the player's controls. They do not point along the text: time runs from left to right everywhere. */
export const ControlIcon = ({
  name,
  size = 26,
}: {
  readonly name: ControlIconName;
  readonly size?: number;
}) => <Drawing size={size}>{SHAPES[name]}</Drawing>;
