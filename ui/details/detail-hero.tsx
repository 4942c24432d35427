import { Fragment, type ReactNode } from 'react';
import { cardLink } from '#domain/catalogue/card-link.ts';
import type { DetailPageProps } from './detail-page-props.ts';
import { useTrackView } from './use-track-view.ts';
import { Backdrop, VEIL } from '../design-system/components/backdrop.tsx';
import { CollapsibleText } from '../design-system/components/collapsible-text.tsx';
import { Busy } from '../feedback/busy.tsx';
import { Deferred } from '../feedback/deferred.tsx';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { DetailHead } from './seo/detail-head.tsx';
import styles from './detail-hero.module.css';
import { useImage } from '../cards/use-image.ts';
import { useForLink, useIsTitleFinal, useItemTitle } from '../session/use-item-title.ts';

interface DetailHeroProps extends DetailPageProps {
  /** Replaces the image at the top, for example with a player. */
  readonly stage?: ReactNode;
  /** Shown between title and description. */
  readonly line?: ReactNode;
  /** The buttons below the description. */
  readonly actions?: ReactNode;
  /** A line in the space below, in which nothing moves when it arrives. */
  readonly note?: ReactNode;
}

/** The top of a detail page: image, title and description (MED-03); it also sets the tab's title. */
export function DetailHero({ item, isPreview, stage, line, actions, note }: DetailHeroProps) {
  useTrackView(item, isPreview);
  const image = useImage();
  const title = useItemTitle()(item);
  const forLink = useForLink();
  useDocumentTitle(title, useIsTitleFinal(item) && !isPreview);
  return (
    <header className={stage ? styles.underStage : styles.head} data-on-picture={stage ? undefined : 'top'}>
      <Deferred>{!isPreview && <DetailHead item={item} path={cardLink(forLink(item), null)} />}</Deferred>
      {isPreview && <Busy className={undefined} />}
      {stage || <Backdrop address={image(item, 'backgroundImage', 'detailHero')} />}
      <div className={stage ? styles.words : `${styles.words} ${VEIL}`}>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {line}
        <Fragment key={item.id}>
          {item.description && <CollapsibleText text={item.description} isLow={Boolean(stage)} />}
          {actions && <div className={styles.actions}>{actions}</div>}
          {note && <div className={styles.note}>{note}</div>}
        </Fragment>
      </div>
    </header>
  );
}
