import { useEffect, useState } from 'react';

/** How long the result of a key or a press is shown, in milliseconds. */
const SHOWN_FOR_MS = 1600;

/** The result of the last key or press, which is shown and read aloud for a moment; the same again is read again. */
export function useAnnouncement(): readonly [string, (words: string) => void] {
  const [said, setSaid] = useState({ words: '' });
  useEffect(() => {
    if (!said.words) return undefined;
    const timer = setTimeout(() => setSaid({ words: '' }), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const say = (words: string) =>
    setSaid((last) => ({ words: words && words === last.words ? `${words}\u00a0` : words }));
  return [said.words, say];
}
