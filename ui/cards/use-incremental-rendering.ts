import { useEffect, useState } from 'react';

/**
 * The subset of the wanted rows to render: all at first, then one more per frame, from the middle outwards. However far a
 * scroll jumps, input is handled between two rows.
 */
export function useIncrementalRendering(wanted: readonly number[]): readonly number[] {
  const [drawn, setDrawn] = useState(wanted);
  const rows = wanted.filter((row) => drawn.includes(row));
  const next = nearestTo(
    wanted[Math.floor(wanted.length / 2)] ?? 0,
    wanted.filter((row) => !drawn.includes(row)),
  );
  useEffect(() => {
    if (next === undefined) return undefined;
    const frame = requestAnimationFrame(() =>
      setDrawn((before) => [...before.filter((row) => wanted.includes(row)), next]),
    );
    return () => cancelAnimationFrame(frame);
  }, [next, wanted]);
  return rows;
}

const nearestTo = (middle: number, rows: readonly number[]): number | undefined =>
  rows.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
