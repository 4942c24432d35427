import { lazyExport, lazyModule } from '../navigation/lazy-module.ts';
import { useFetchMissing, useLazyCode } from '../navigation/use-lazy-code.ts';
import { useCoaching } from '../session/use-coaching.ts';
import styles from './home-coaching.module.css';

const coachingCard = lazyExport(
  lazyModule(() => import('./coaching-card.tsx'), ['coaching']),
  (code) => code.CoachingCard,
);

/**
 * The coaching card of a member with coaching (COA-01). Its code loads once it is known that there is one.
 *
 * @param isOverHero whether it lies over the hero, so that nothing moves when it arrives
 */
export function HomeCoaching({ isOverHero }: { isOverHero: boolean }) {
  const coaching = useCoaching();
  const isShown = coaching?.hasAccess ?? false;
  const [Card, fetchCard] = useLazyCode(coachingCard);
  useFetchMissing(isShown && Card === null, fetchCard);
  if (!isShown || !coaching) return null;
  return (
    <div className={styles.place} data-over-hero={isOverHero}>
      {Card && <Card coaching={coaching} />}
    </div>
  );
}
