import type { ReactNode } from 'react';
import { atWidth, IMAGE_WIDTHS } from '#domain/catalogue/image.ts';
import { isDailyWorkout, type MediaItem } from '#domain/catalogue/media-item.ts';
import type { WorkoutDetails } from '#domain/catalogue/workout-details.ts';
import { programLink, trainerLink } from '#domain/navigation/paths.ts';
import { Icon } from '../design-system/components/icon.tsx';
import { useSlow } from '../feedback/busy.tsx';
import { useText } from '../i18n/i18n.ts';
import { useAirDateTexts } from '../cards/use-air-date-texts.ts';
import { localized } from '../i18n/localized.ts';
import { Link } from '../navigation/link.tsx';
import styles from './details-block.module.css';

const useListFormat = localized((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));

/** A workout's details other than its description (MED-06); unknown ones leave no gap. */
export function DetailsBlock({ item, details }: { item: MediaItem; details: WorkoutDetails }) {
  const t = useText();
  const { airDate } = useAirDateTexts();
  const list = useListFormat();
  const aired = isDailyWorkout(item) ? (details.airedAt ?? item.publishedAt) : null;
  const owned = details.equipment.filter(({ purchaseAddress }) => !purchaseAddress);
  const forSale = details.equipment.filter(({ purchaseAddress }) => purchaseAddress);
  return (
    <dl className={styles.block} aria-label={t('details:aboutThis')}>
      <Detail name={t('details:trainer')}>{details.trainer && <TrainerCard {...details.trainer} />}</Detail>
      <Detail name={t('details:difficulty')}>{details.difficulty}</Detail>
      <Detail name={t('details:style')}>{details.style}</Detail>
      <Detail name={t('details:pace')}>{details.pace}</Detail>
      <Detail name={t('details:airDate')}>{aired && airDate(aired)}</Detail>
      <Detail name={t('details:bestFor')}>{details.bestFor}</Detail>
      <Detail name={t('details:equipment')}>
        {owned.length > 0 && list.format(owned.map(({ name }) => name))}
      </Detail>
      <Detail name={t('details:equipmentToBuy')}>
        {forSale.length > 0 && (
          <ul className={styles.shop}>
            {forSale.map(({ name, purchaseAddress }, place) => (
              <li key={place}>
                <a href={purchaseAddress ?? undefined} target="_blank" rel="noopener noreferrer">
                  <span>{t('details:learnMoreAbout', { name })}</span> <Icon name="outside" size={14} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Detail>
      <Detail name={t('details:partOf')}>
        {details.program && <Link to={programLink(details.program.slug)}>{details.program.name}</Link>}
      </Detail>
    </dl>
  );
}

/** As many details as most workouts have. */
const EXPECTED = 8;

/** Keeps the place of details that are loading. */
export function DetailsSkeleton() {
  useSlow(true);
  return (
    <div className={styles.block} aria-hidden="true">
      {Array.from({ length: EXPECTED }, (_, index) => (
        <div key={index} className={`${styles.detail} ${styles.pending}`} />
      ))}
    </div>
  );
}

/** MED-19: a trainer's image and name link to the trainer's workouts. */
function TrainerCard({ id, name, picture }: NonNullable<WorkoutDetails['trainer']>) {
  return (
    <Link className={styles.trainer} to={trainerLink(id)}>
      {picture && (
        <img
          className={styles.portrait}
          src={atWidth(picture, IMAGE_WIDTHS.trainerThumbnail)}
          width={IMAGE_WIDTHS.trainerThumbnail}
          height={IMAGE_WIDTHS.trainerThumbnail}
          alt=""
          loading="lazy"
        />
      )}
      <span>{name}</span>
    </Link>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.detail}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
