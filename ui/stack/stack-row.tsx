import { isLocked } from '#domain/catalogue/card-facts.ts';
import { cardLink } from '#domain/catalogue/card-link.ts';
import { wholeMinutes } from '#domain/catalogue/duration.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useImage } from '../cards/use-image.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Facts } from '../design-system/components/facts.tsx';
import { Icon } from '../design-system/components/icon.tsx';
import { Picture } from '../design-system/components/picture.tsx';
import { useText } from '../i18n/i18n.ts';
import { Link } from '../navigation/link.tsx';
import { useAccess } from '../session/use-access.ts';
import { useForLink } from '../session/use-item-title.ts';
import styles from './stack-row.module.css';
import type { StackEntry } from './use-stack-page.ts';

/** How many buttons a row has, of which the last one removes it. */
export const BUTTONS_OF_ROW = 3;

interface StackRowProps {
  readonly entry: StackEntry;
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Moves it one place up (-1) or down (1). */
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** An item of the stack, with what can be done with it there. */
export function StackRow({ entry: { item }, title, isFirst, isLast, onMove, onRemove }: StackRowProps) {
  const t = useText();
  const image = useImage();
  return (
    <article className={styles.row} aria-label={title} aria-busy={item === undefined}>
      <div className={styles.picture}>
        {item && (
          <Picture address={image(item, 'shelfImage', 'card')} sizes="(max-width: 599px) 7rem, 10rem" />
        )}
      </div>
      <div className={styles.words}>
        {item && <KnownWords item={item} title={title} />}
        {item === null && (
          <>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.facts}>{t('stack:goneText')}</p>
          </>
        )}
      </div>
      <div className={styles.tools}>
        {/* At an end they keep the focus: somebody who moves an item there goes on from it. */}
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('stack:moveUp', { title })}
          aria-disabled={isFirst}
          onClick={isFirst ? undefined : () => onMove(-1)}
        >
          <Icon name="up" size={20} />
        </button>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('stack:moveDown', { title })}
          aria-disabled={isLast}
          onClick={isLast ? undefined : () => onMove(1)}
        >
          <Icon name="down" size={20} />
        </button>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={t('catalogue:unstack', { title })}
          onClick={onRemove}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
    </article>
  );
}

function KnownWords({ item, title }: { readonly item: MediaItem; readonly title: string }) {
  const t = useText();
  const forLink = useForLink();
  const locked = isLocked(item, useAccess()(item));
  const minutes = t('catalogue:minutes', { minutes: wholeMinutes(item.duration) });
  return (
    <>
      <h2 className={styles.title}>
        <Link to={cardLink(forLink(item), null)} dir="auto">
          {title}
        </Link>
      </h2>
      <p className={styles.facts}>
        <Facts of={[minutes, item.trainerName].filter((fact) => fact !== null)} />
      </p>
      {locked && (
        <p className={`${styles.facts} ${styles.locked}`}>
          <Icon name="lock" size={16} />
          <span>{t('stack:lockedText')}</span>
        </p>
      )}
    </>
  );
}
