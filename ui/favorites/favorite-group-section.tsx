import { useId } from 'react';
import type { FavoriteGroup } from '#domain/favorites/favorite-groups.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { MediaCard } from '../cards/media-card.tsx';
import { useItemTitle } from '../session/use-item-title.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import buttonStyles from '../design-system/components/button.module.css';
import styles from './favorites-page.module.css';

/** The display width of a card's image here, by the breakpoints of the grid's columns and of the member area's column. */
const IMAGE_SIZES = '(max-width: 479px) 46vw, (max-width: 1023px) 30vw, 25vw';

interface FavoriteGroupSectionProps {
  readonly group: FavoriteGroup;
  readonly onRemove: (item: MediaItem) => void;
}

/** One group of favorites (FAV-04), each with a button to remove it. */
export function FavoriteGroupSection({ group, onRemove }: FavoriteGroupSectionProps) {
  const t = useText();
  const titleOf = useItemTitle();
  const headingId = useId();
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {t(`favorites:${group.name}`)}
      </h2>
      <ul className={styles.grid} aria-labelledby={headingId}>
        {group.items.map((item) => (
          <li key={item.id} className={styles.place}>
            <MediaCard item={item} from={null} imageLabel={null} imageSizes={IMAGE_SIZES} />
            <div className={styles.overPicture}>
              <button
                type="button"
                className={`${buttonStyles.icon} ${styles.remove}`}
                aria-label={t('favorites:remove', { title: titleOf(item) })}
                onClick={() => onRemove(item)}
              >
                <Icon name="heart" size={20} />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
