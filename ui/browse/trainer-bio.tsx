import type { TrainerId } from '#domain/catalogue/trainer-id.ts';
import { CollapsibleText } from '../design-system/components/collapsible-text.tsx';
import { Picture } from '../design-system/components/picture.tsx';
import styles from './trainer-bio.module.css';
import { useImage } from '../cards/use-image.ts';
import { useItemTitle } from '../session/use-item-title.ts';
import { useTrainer } from '../queries/use-media.ts';

/** The bio of the trainer whose workouts are listed (CAT-21); nothing if it cannot be loaded. */
export function TrainerBio({ id }: { id: TrainerId }) {
  const { data: trainer, isPending } = useTrainer(id);
  const image = useImage();
  const titleOf = useItemTitle();
  if (isPending) return <div className={styles.placeholder} />;
  if (!trainer) return null;
  const name = titleOf(trainer);
  return (
    <section className={styles.bio} aria-label={name}>
      <div className={styles.picture}>
        <Picture address={image(trainer, 'shelfImage', 'default')} sizes="(max-width: 767px) 40vw, 16rem" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <CollapsibleText text={trainer.description} />
      </div>
    </section>
  );
}
