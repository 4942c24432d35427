import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import styles from './collapsible-text.module.css';
import { observeSize } from './observe-size.ts';

/**
 * Text that collapses to 125 px, on the smallest screens to 75 px (60 px with `isLow`). Longer text has a control (MED-04).
 */
export function CollapsibleText({ text, isLow = false }: { text: string; isLow?: boolean }) {
  const t = useText();
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);

  // Before the first paint, so that the control is there from the start and causes no layout shift.
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || open) return undefined;
    return observeSize([element], () => setIsLong(element.scrollHeight > element.clientHeight + 1));
  }, [text, open]);

  return (
    <div>
      <p
        ref={paragraph}
        id={id}
        className={styles.text}
        data-low={isLow}
        data-open={open}
        data-fades={isLong && !open}
        dir="auto"
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.control}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          {t(open ? 'catalogue:showLess' : 'catalogue:showMore')}
        </button>
      )}
    </div>
  );
}
