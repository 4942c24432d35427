import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cardLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { Playlist } from '#domain/catalogue/playlist.ts';
import buttonStyles from '../looks/button.module.css';
import { Icon } from '../looks/icon.tsx';
import { Backdrop } from '../looks/backdrop.tsx';
import { useText } from '../texts/texts.ts';
import styles from './hero.module.css';
import { MetadataLine } from './metadata-line.tsx';
import { useTitle } from './use-title.ts';
import { useImage } from './use-image.ts';

/** The featured row at the top of home, one item at a time (CAT-01). */
export function Hero({ playlist }: { playlist: Playlist }) {
  const t = useText();
  const titleOf = useTitle();
  const [shown, setShown] = useState(0);
  const item = playlist.items[shown];
  if (!item) return null;
  const many = playlist.items.length;
  const turn = (by: number) => setShown((index) => (index + by + many) % many);
  return (
    <section className={styles.hero} aria-roledescription="carousel" aria-label={t('catalogue:featured')}>
      <FeaturedItem key={item.id} item={item} playlist={playlist} first={shown === 0} />
      {many > 1 && (
        <div className={styles.pager}>
          <button
            type="button"
            className={styles.turn}
            aria-label={t('catalogue:previousFeatured')}
            onClick={() => turn(-1)}
          >
            <Icon name="back" />
          </button>
          {playlist.items.map((item, index) => (
            <button
              key={item.id}
              type="button"
              className={styles.dot}
              aria-label={t('catalogue:featuredOf', { title: titleOf(item) })}
              aria-current={index === shown}
              onClick={() => setShown(index)}
            />
          ))}
          <button
            type="button"
            className={styles.turn}
            aria-label={t('catalogue:nextFeatured')}
            onClick={() => turn(1)}
          >
            <Icon name="on" />
          </button>
        </div>
      )}
    </section>
  );
}

function FeaturedItem({ item, playlist, first }: { item: MediaItem; playlist: Playlist; first: boolean }) {
  const t = useText();
  const image = useImage();
  const title = useTitle();
  const call =
    item.contentType === 'program' ? 'seeProgram' : item.contentType === 'workout' ? 'seeWorkout' : 'open';
  return (
    <div className={first ? styles.item : `${styles.item} ${styles.arriving}`}>
      <Backdrop address={image(item, 'backgroundImage', 'featured', playlist.imageLabel)} />
      <div className={styles.words}>
        {item.featuredLabel && <p className={styles.label}>{item.featuredLabel}</p>}
        <h2 className={styles.title} dir="auto">
          {title(item)}
        </h2>
        <MetadataLine item={item} />
        <p className={styles.description} dir="auto">
          {item.description}
        </p>
        <Link
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.large}`}
          to={cardLink(item, playlist.id)}
        >
          {t(`catalogue:${call}`)}
        </Link>
      </div>
    </div>
  );
}
