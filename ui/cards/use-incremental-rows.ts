import { useEffect, useState } from 'react';

/**
 * Those of the wanted rows that are drawn: all at first, then one more in each frame, from the middle outwards. However far a
 * scroll goes at once, a press is answered between two rows.
 */
export function useIncrementalRows(wanted: readonly number[]): readonly number[] {
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
