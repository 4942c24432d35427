import { useEffect, useState } from 'react';
import { useIsOnline } from '../session/use-is-online.ts';

/** How long a video waits for data before its viewer is told that the network is slow, in milliseconds. */
const SLOW_AFTER_MS = 5000;

/** Why a video waits for data, as its viewer is to be told; a slow network is named during one wait only. */
export function useWaitReason(isWaiting: boolean): 'offline' | 'slow' | null {
  const isOnline = useIsOnline();
  const [slow, setSlow] = useState<'untold' | 'told' | 'over'>('untold');
  const mayBeSlow = isWaiting && isOnline;
  useEffect(() => {
    if (!mayBeSlow) return undefined;
    const timer = setTimeout(
      () => setSlow((before) => (before === 'untold' ? 'told' : before)),
      SLOW_AFTER_MS,
    );
    return () => {
      clearTimeout(timer);
      setSlow((before) => (before === 'told' ? 'over' : before));
    };
  }, [mayBeSlow]);
  if (isWaiting && !isOnline) return 'offline';
  return mayBeSlow && slow === 'told' ? 'slow' : null;
}
