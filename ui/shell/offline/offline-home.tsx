import { useId } from 'react';
import type { HomeRow } from '#domain/catalogue/home-rows.ts';
import type { EpochMs } from '#domain/time/milliseconds.ts';
import { MediaCard } from '../../cards/media-card.tsx';
import { Shelf, SHELF_IMAGE_SIZES } from '../../cards/shelf.tsx';
import { TryAgainButton } from '../../feedback/try-again-button.tsx';
import { useAgeText } from '../../feedback/use-age-text.ts';
import { StillOffline } from '../../feedback/still-offline.tsx';
import { useText } from '../../i18n/i18n.ts';
import { useHomeRows } from '../../rows/use-home-rows.ts';
import { useConfig } from '../../session/use-config.ts';
import { useDocumentTitle } from '../../session/use-document-title.ts';
import { useReload } from '../../session/use-reload.ts';
import styles from './offline-home.module.css';
import { useKeptShelves, type KeptShelf } from './use-kept-shelves.ts';

/** Home without a connection: the viewer's own shelves as they were kept, and the names of the others. */
export function OfflineHome({ since }: { since: EpochMs }) {
  const { siteName } = useConfig();
  const shelves = useKeptShelves();
  useDocumentTitle('', false);
  return (
    <>
      <h1 className="visually-hidden">{siteName}</h1>
      <Notice since={since} hasKept={shelves.length > 0} />
      {shelves.map((shelf) => (
        <KeptItemsShelf key={shelf.kind} shelf={shelf} />
      ))}
      <OtherShelves />
    </>
  );
}

function Notice({ since, hasKept }: { since: EpochMs; hasKept: boolean }) {
  const t = useText();
  const age = useAgeText(since);
  const { failures, reload } = useReload();
  return (
    <div className={styles.notice}>
      <h2 className={styles.heading}>{t('offline')}</h2>
      <p>{hasKept ? t('offline:showsKept', { age }) : t('offline:showsNothing')}</p>
      <TryAgainButton className={styles.tryAgain} onPress={reload} />
      <StillOffline failures={failures} />
    </div>
  );
}

/** Cards that lead nowhere: what they stand for needs a connection. */
function KeptItemsShelf({ shelf: { kind, title, items } }: { shelf: KeptShelf }) {
  const t = useText();
  const otherwise = t(kind === 'favorites' ? 'favorites' : 'catalogue:continueWatching');
  return (
    <Shelf title={title ?? otherwise} aspectRatio="16:9" items={items} seeAll={null}>
      {(item) => (
        <MediaCard
          item={item}
          from={null}
          imageLabel={null}
          imageSizes={SHELF_IMAGE_SIZES}
          isLinked={false}
        />
      )}
    </Shelf>
  );
}

/** The configured titles of the shelves that cannot show. */
function OtherShelves() {
  const t = useText();
  const headingId = useId();
  const titles = [...new Set(useHomeRows().flatMap(titleOf))];
  if (titles.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {t('offline:needConnection')}
      </h2>
      <ul>
        {titles.map((title) => (
          <li key={title} dir="auto">
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}

const titleOf = (row: HomeRow): readonly string[] =>
  'look' in row && row.look.title && row.kind !== 'favorites' && row.kind !== 'continue-watching'
    ? [row.look.title]
    : [];
