import type { AspectRatio } from '#domain/catalogue/aspect-ratio.ts';
import { useBusy } from '../feedback/busy.tsx';
import { useText } from '../i18n/i18n.ts';
import { BlankCard } from './card.tsx';
import styles from './skeleton-cards.module.css';

interface SkeletonCardsProps {
  readonly count: number;
  /** The class with the layout of the actual list. */
  readonly layout: string | undefined;
  readonly aspectRatio?: AspectRatio;
  /** The number of visible cards, if known. */
  readonly inView?: number;
  /** Whether they are loading; false if they will be when they come into view. */
  readonly isLoading?: boolean;
}

/** Placeholders in the shape of the cards that are loading (CAT-18). */
export function SkeletonCards({
  count,
  layout,
  aspectRatio = '16:9',
  inView = count,
  isLoading = true,
}: SkeletonCardsProps) {
  const t = useText();
  useBusy(isLoading);
  return (
    <ul
      className={`${layout} ${styles.placeholders}`}
      style={{ '--card-ratio': aspectRatio.replace(':', ' / ') }}
      aria-busy={isLoading}
      aria-label={t('loading')}
    >
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>{index < inView && <BlankCard />}</li>
      ))}
    </ul>
  );
}
