import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import styles from './collapsible-text.module.css';

/** Hides the control of a text that is not cut off. */
export function hideIfWhole(control: HTMLElement, text: Element): void {
  control.hidden = text.scrollHeight <= text.clientHeight + 1;
}

/**
 * Text that collapses to 125 px, on the smallest screens to 75 px (60 px with `isLow`). Longer text has a control (MED-04).
 */
export function CollapsibleText({ text, isLow = false }: { text: string; isLow?: boolean }) {
  const t = useText();
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  // Another text begins collapsed.
  const [openText, setOpenText] = useState<string | null>(null);
  const open = openText === text;

  // Chromium counts what an observer moves before the first paint as a layout shift, so the first measurement is made here. The
  // result goes straight to the element: a state would hold the frame up with everything else that React has pending.
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || open) return undefined;
    const measure = () => {
      if (control.current) hideIfWhole(control.current, element);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, open]);

  return (
    <div>
      <p ref={paragraph} id={id} className={styles.text} data-low={isLow} data-open={open} dir="auto">
        {text}
      </p>
      <button
        ref={control}
        type="button"
        hidden
        className={styles.control}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenText(open ? null : text)}
      >
        {t(open ? 'catalogue:showLess' : 'catalogue:showMore')}
      </button>
    </div>
  );
}
