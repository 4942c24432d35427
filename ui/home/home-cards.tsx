import type { ComponentType } from 'react';
import { coachingCard, isForToday } from '#domain/coaching/coaching-card.ts';
import type { Coaching } from '#domain/coaching/coaching.ts';
import type { LazyModule } from '../navigation/lazy-module.ts';
import { useFetchMissing, useLazyCode } from '../navigation/use-lazy-code.ts';
import { useCoaching } from '../session/use-coaching.ts';
import { useToday } from '../session/use-today.ts';
import { useViewer } from '../session/use-viewer.ts';
import styles from './home-cards.module.css';

/** The code of the cards. */
export type CardsCode = LazyModule<{
  readonly CoachingCard: ComponentType<{ readonly coaching: Coaching }>;
  readonly UpNextCard: ComponentType;
}>;

interface HomeCardsProps {
  readonly cards: CardsCode;
  /** Whether they lie over the hero, so that nothing moves when they arrive. */
  readonly isOverHero: boolean;
}

/**
 * What a member does next, and their coaching (CAT-01, COA-01): one card starts a workout. The code loads once it is known that there
 * is a member.
 */
export function HomeCards({ cards, isOverHero }: HomeCardsProps) {
  const isMember = useViewer().state === 'member';
  const coaching = useCoaching();
  const today = useToday();
  const [code, fetchCode] = useLazyCode(cards);
  useFetchMissing(isMember && code === null, fetchCode);
  if (!isMember) return null;
  const coached = coaching?.hasAccess ? coaching : null;
  const isPlanned = coached !== null && isForToday(coachingCard(coached, today), today);
  return (
    <div className={styles.place} data-over-hero={isOverHero}>
      {!isPlanned && <div className={styles.card}>{code && <code.UpNextCard />}</div>}
      {coached && <div className={styles.card}>{code && <code.CoachingCard coaching={coached} />}</div>}
    </div>
  );
}
