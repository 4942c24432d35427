import { useState, useSyncExternalStore } from 'react';
import styles from '../player-frame.module.css';

/** How long the result of a key or a press is shown, in milliseconds. */
const SHOWN_FOR_MS = 1600;

/** The result of the last key or press in words, which holds for a moment; empty for none. */
export interface Announcements {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly now: () => string;
  /** The same words again count as others. */
  readonly announce: (words: string) => void;
}

function announcements(): Announcements {
  let said = '';
  let timer: ReturnType<typeof setTimeout>;
  const listeners = new Set<() => void>();
  const say = (words: string) => {
    said = words;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    now: () => said,
    announce: (words) => {
      clearTimeout(timer);
      say(words && words === said ? `${words}\u00a0` : words);
      if (words) timer = setTimeout(() => say(''), SHOWN_FOR_MS);
    },
  };
}

/** Announcements that no component but `Announcement` renders again for: keys and presses come while the video needs the time. */
export function useAnnouncements(): Announcements {
  const [made] = useState(announcements);
  return made;
}

interface AnnouncementProps {
  readonly announcements: Announcements;
  /** Shown instead, as long as it holds; empty for nothing. */
  readonly lasting: string;
}

/** The result of the last key or press: shown, and read aloud. */
export function Announcement({ announcements: { subscribe, now }, lasting }: AnnouncementProps) {
  const said = useSyncExternalStore(subscribe, now);
  return (
    <output className={styles.said} data-said>
      {lasting || said}
    </output>
  );
}
