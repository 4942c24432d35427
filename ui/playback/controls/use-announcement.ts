import { useEffect, useState } from 'react';

/** How long the result of a key or a press is shown, in milliseconds. */
const SHOWN_FOR_MS = 1600;

/** The result of the last key or press, which is shown and read aloud for a moment. */
export function useAnnouncement(): readonly [string, (words: string) => void] {
  const [said, setSaid] = useState({ words: '' });
  useEffect(() => {
    if (!said.words) return undefined;
    const timer = setTimeout(() => setSaid({ words: '' }), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said.words, (words) => setSaid({ words })];
}
