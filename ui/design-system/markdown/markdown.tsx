import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/i18n.ts';
import styles from './markdown.module.css';
import { renderMarkdown } from './render-markdown.ts';

interface MarkdownProps {
  readonly text: string;
  /** The title above the text; a leading heading with the same text is omitted. */
  readonly title: string;
  /** The path of an address within the app; null for an external address. */
  readonly pathOf: (address: string) => string | null;
}

/** Renders untrusted markdown; unsafe content is removed. */
export function Markdown({ text, title, pathOf }: MarkdownProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const tableName = t('catalogue:table');

  useLayoutEffect(() => {
    place.current?.replaceChildren(
      renderMarkdown(text, window, { title, tableName, address: window.location.href }),
    );
  }, [text, title, tableName]);

  /** Follows a link within the app without a page load. */
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
