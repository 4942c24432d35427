import { useId, type HTMLAttributes, type ReactNode } from 'react';
import type { ImageAddress } from '#application/ports/image-addresses.ts';
import type { CardFacts } from '#domain/catalogue/card-facts.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { Picture } from '../design-system/components/picture.tsx';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import { CardTitle } from './card-title.tsx';
import styles from './card.module.css';

export interface CardProps {
  readonly title: string;
  /** Null if the card is not a link. */
  readonly link: string | null;
  /** Starts its video; null if the card has no play button. */
  readonly play?: { readonly link: string; readonly minutesLeft: number } | null;
  /** Takes the card out of its list. */
  readonly removeButton?: ReactNode;
  /** Stands beside the title. */
  readonly tool?: ReactNode;
  readonly image: ImageAddress;
  /** The display width of the image, in the format of `<img sizes>`. */
  readonly imageSizes: string;
  readonly facts: CardFacts;
  /** The watched percentage. */
  readonly percentWatched: number;
  readonly featuredLabel: string | null;
  readonly byline: string | null;
  readonly urgent?: boolean;
  readonly isCurrent?: boolean;
  /** Event handlers that anticipate a press. */
  readonly prefetchHandlers?: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onTouchStart' | 'onClickCapture'
  >;
}

/** A placeholder with the size of a card. */
export const BlankCard = () => (
  <div className={styles.card}>
    <div className={styles.image} />
    <div className={styles.words}>
      <p className={styles.title} />
      <p className={styles.meta} />
    </div>
  </div>
);

/** One item of a shelf or grid (CAT-09). */
export function Card({
  title,
  link,
  play = null,
  removeButton = null,
  tool = null,
  image,
  imageSizes,
  facts,
  percentWatched,
  featuredLabel,
  byline,
  urgent = false,
  isCurrent = false,
  prefetchHandlers: signs,
}: CardProps) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId} {...signs}>
      <div className={styles.image}>
        <Picture address={image} sizes={imageSizes} urgent={urgent} />
        <CardMarks facts={facts} percentWatched={percentWatched} />
      </div>
      {featuredLabel && <p className={styles.label}>{featuredLabel}</p>}
      <div className={styles.words} data-tool={tool !== null}>
        <CardTitle className={styles.title} id={titleId}>
          {link === null ? (
            <span className={styles.link} dir="auto">
              {title}
            </span>
          ) : (
            <Link className={styles.link} to={link} dir="auto" aria-current={isCurrent ? 'page' : undefined}>
              {title}
            </Link>
          )}
        </CardTitle>
        <CardLines facts={facts} byline={byline} />
        {tool}
      </div>
      {(play || removeButton) && (
        <div className={styles.overImage} data-tools>
          {play && <PlayButton title={title} {...play} />}
          {removeButton}
        </div>
      )}
    </article>
  );
}

/** The lines below a card's title. */
function CardLines({ facts, byline }: Pick<CardProps, 'facts' | 'byline'>) {
  const t = useText();
  return (
    <>
      <p className={styles.meta}>
        {facts.length && (
          <span>
            {facts.length.kind === 'live'
              ? t('catalogue:live')
              : t('catalogue:minutes', { minutes: facts.length.minutes })}
          </span>
        )}
        {byline && <span dir="auto">{byline}</span>}
      </p>
      <p className={styles.meta}>
        {facts.difficulty && <span dir="auto">{facts.difficulty}</span>}
        {facts.equipment && <span dir="auto">{facts.equipment}</span>}
      </p>
    </>
  );
}

/** The marks on a card's image for the current viewer: locked, finished or started. */
function CardMarks({ facts, percentWatched }: Pick<CardProps, 'facts' | 'percentWatched'>) {
  const t = useText();
  return (
    <>
      {facts.locked && (
        <span className={styles.badge} role="img" aria-label={t('catalogue:locked')}>
          <Icon name="lock" size={18} />
        </span>
      )}
      {facts.progressState === 'finished' && (
        <span className={styles.done} role="img" aria-label={t('catalogue:finished')}>
          <Icon name="check" size={18} />
        </span>
      )}
      {facts.progressState === 'started' && (
        <progress
          className={styles.progress}
          max={100}
          value={percentWatched}
          aria-label={t('catalogue:watched', { percent: percentWatched })}
        />
      )}
    </>
  );
}

interface PlayButtonProps {
  readonly title: string;
  readonly link: string;
  readonly minutesLeft: number;
}

/** CAT-28: starts the card's video. */
function PlayButton({ title, link, minutesLeft: minutes }: PlayButtonProps) {
  const t = useText();
  return (
    <Link
      className={styles.play}
      to={link}
      state={{ fromPage: true }}
      aria-label={t('catalogue:playOf', { title, minutes })}
    >
      <Icon name="play" size={18} />
      <span>{t('catalogue:minutesLeft', { minutes })}</span>
    </Link>
  );
}
