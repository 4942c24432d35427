import type { HomeRow, RowStyle } from '#domain/catalogue/home-rows.ts';
import { Deferred } from '../feedback/deferred.tsx';
import { useText } from '../i18n/i18n.ts';
import type { DetailPageProps } from './detail-page-props.ts';
import { DetailHero } from './detail-hero.tsx';
import styles from './hub-page.module.css';
import { RowList } from '../rows/row-list.tsx';

/** A hub: a page with its own shelves, like home (CAT-24). */
export function HubPage({ item, isPreview }: DetailPageProps) {
  const t = useText();
  const rows = item.hubShelves.map((playlist): HomeRow => ({ kind: 'playlist', playlist, look: NO_LOOK }));
  return (
    <article>
      <DetailHero item={item} isPreview={isPreview} />
      {!isPreview && (
        <Deferred>
          <RowList rows={rows} empty={<p className={styles.empty}>{t('catalogue:nothingHere')}</p>} />
        </Deferred>
      )}
    </article>
  );
}

/** A hub's playlists show their own titles. */
const NO_LOOK: RowStyle = { title: null, backgroundColor: null, display: 'shelf' };
