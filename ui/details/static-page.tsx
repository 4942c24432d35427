import { cardLink } from '#domain/catalogue/card-link.ts';
import { Markdown } from '../design-system/markdown/markdown.tsx';
import { Busy } from '../feedback/busy.tsx';
import { pathInApp } from '../navigation/path-in-app.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useForLink, useIsTitleFinal, useItemTitle } from '../session/use-item-title.ts';
import type { DetailPageProps } from './detail-page-props.ts';
import { DetailHead } from './seo/detail-head.tsx';
import styles from './static-page.module.css';

/** A text page; its text is the item's description, in markdown (CAT-24). */
export function StaticPage({ item, isPreview }: DetailPageProps) {
  const title = useItemTitle()(item);
  const forLink = useForLink();
  useDocumentTitle(title, useIsTitleFinal(item) && !isPreview);
  return (
    <article className={styles.page}>
      {!isPreview && <DetailHead item={item} path={cardLink(forLink(item), null)} />}
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      {isPreview ? (
        <Busy className={undefined} />
      ) : (
        <Markdown text={item.description} title={title} pathOf={pathInApp} />
      )}
    </article>
  );
}
