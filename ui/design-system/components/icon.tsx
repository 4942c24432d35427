import type { ReactNode } from 'react';

/** Drawn on a grid of 24, in the colour of the surrounding text. */
const SHAPES = {
  play: <path d="M7 4.5v15l12.5-7.5z" fill="currentColor" stroke="none" />,
  pause: <path d="M8 5v14M16 5v14" />,
  lock: (
    <>
      <rect x="5" y="11" width="14" height="9.5" rx="2" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  back: <path d="M15 5l-7 7 7 7" />,
  on: <path d="m9 5 7 7-7 7" />,
  first: <path d="m18 5-7 7 7 7M6 5v14" />,
  last: <path d="m6 5 7 7-7 7M18 5v14" />,
  down: <path d="m5 9 7 7 7-7" />,
  up: <path d="m5 15 7-7 7 7" />,
  plus: <path d="M12 5v14M5 12h14" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  search: <path d="M16 16l4.5 4.5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />,
  person: (
    <>
      <circle cx="12" cy="8.5" r="3.75" />
      <path d="M4.5 20c.8-3.8 3.8-5.75 7.5-5.75s6.7 1.95 7.5 5.75" />
    </>
  ),
  heart: (
    <path d="M12 20.5C6.5 16.2 3.5 13 3.5 9.3A4.6 4.6 0 0 1 8.1 4.7c1.6 0 3.1.8 3.9 2.1.8-1.3 2.3-2.1 3.9-2.1a4.6 4.6 0 0 1 4.6 4.6c0 3.7-3 6.9-8.5 11.2z" />
  ),
  calendar: <path d="M5 6h14v13.5H5zM5 10.5h14M9 3.5v4M15 3.5v4" />,
  share: <path d="M12 15V4M8 7.5 12 3.5l4 4M7 11H6v9h12v-9h-1" />,
  outside: (
    <path d="M9 6H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h10.5A1.5 1.5 0 0 0 18 18v-3M13 4.5h6.5V11M19 5l-8.5 8.5" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** They point along the text, whichever way it runs. */
const DIRECTED: ReadonlySet<IconName> = new Set(['back', 'on', 'first', 'last', 'outside']);

/** A decorative icon, hidden from screen readers. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <Drawing size={size} isDirected={DIRECTED.has(name)}>
    {SHAPES[name]}
  </Drawing>
);

/** In CSS pixels, on screens where text has its usual size. */
const ROOT_SIZE = 16;

interface DrawingProps {
  /** Drawn on a grid of 24. */
  readonly children: ReactNode;
  readonly size: number;
  /** Whether it points along the text. */
  readonly isDirected?: boolean;
}

/** Shapes in the stroke of all icons. */
export function Drawing({ children, size, isDirected = false }: DrawingProps) {
  return (
    <svg
      width={`${size / ROOT_SIZE}rem`}
      height={`${size / ROOT_SIZE}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={isDirected ? { scale: 'var(--direction) 1' } : undefined}
      focusable="false"
    >
      {children}
    </svg>
  );
}
