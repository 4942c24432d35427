import type { ReactNode } from 'react';
import { cardLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useTrackView } from './use-track-view.ts';
import { Backdrop } from '../design-system/components/backdrop.tsx';
import { CollapsibleText } from '../design-system/components/collapsible-text.tsx';
import { Deferred } from '../feedback/deferred.tsx';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { DetailHead } from './seo/detail-head.tsx';
import styles from './detail-hero.module.css';
import { useImage } from '../cards/use-image.ts';
import { useIsTitleFinal, useItemTitle } from '../session/use-item-title.ts';

interface DetailHeroProps {
  readonly item: MediaItem;
  /** Replaces the image at the top, for example with a player. */
  readonly stage?: ReactNode;
  /** Shown between title and description. */
  readonly line?: ReactNode;
  /** The buttons below the description. */
  readonly actions?: ReactNode;
}

/** The top of a detail page: image, title and description (MED-03); it also sets the tab's title. */
export function DetailHero({ item, stage, line, actions }: DetailHeroProps) {
  useTrackView(item);
  const image = useImage();
  const title = useItemTitle()(item);
  useDocumentTitle(title, useIsTitleFinal(item));
  return (
    <header className={stage ? styles.underStage : styles.head}>
      <Deferred>
        <DetailHead item={item} path={cardLink(item, null)} />
      </Deferred>
      {stage || <Backdrop address={image(item, 'backgroundImage', 'detailHero')} />}
      <div className={styles.words}>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {line}
        {item.description && <CollapsibleText text={item.description} isLow={Boolean(stage)} />}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
