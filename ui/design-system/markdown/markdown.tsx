import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/i18n.ts';
import styles from './markdown.module.css';
import { renderMarkdown } from './render-markdown.ts';

interface MarkdownProps {
  readonly text: string;
  /** The title above it; a heading at its beginning that says the same is left out. */
  readonly title: string;
  /** The path of an address within the app; null for one outside it. */
  readonly pathOf: (address: string) => string | null;
}

/** Text from outside, written in markdown; whatever could do harm is left out. */
export function Markdown({ text, title, pathOf }: MarkdownProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const tableName = t('details:table');

  useLayoutEffect(() => {
    place.current?.replaceChildren(
      renderMarkdown(text, window, { title, tableName, address: window.location.href }),
    );
  }, [text, title, tableName]);

  /** A link within the app needs no new page. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link && !link.target && isPlainPress(event) ? pathOf(link.href) : null;
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return <div ref={place} className={styles.text} dir="auto" onClick={follow} />;
}

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
