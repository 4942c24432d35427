import { Markdown } from '../../design-system/markdown/markdown.tsx';
import { useText } from '../../i18n/i18n.ts';
import { pathInApp } from '../../navigation/path-in-app.ts';
import { useConfig } from '../../session/use-config.ts';
import { useDocumentTitle } from '../../session/use-document-title.ts';
import styles from './about-screen.module.css';

/** /o/about: what the product is, in the customer's own words if the config has them (SHL-10). */
export function AboutScreen() {
  const t = useText();
  const { siteName, about } = useConfig();
  const title = t('about:title', { siteName });
  useDocumentTitle(title);
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Markdown text={about ?? t('about:text', { siteName })} title={title} pathOf={pathInApp} />
    </article>
  );
}
