import { minutesLeft } from '#domain/catalogue/card-facts.ts';
import { playLink } from '#domain/catalogue/card-link.ts';
import type { Slug } from '#domain/catalogue/slug.ts';
import { progressOf } from '#domain/history/watch-history.ts';
import { PROGRESS_PATH, WORKOUTS_PATH } from '#domain/navigation/paths.ts';
import { progressState } from '#domain/progress/progress.ts';
import { useImage } from '../cards/use-image.ts';
import buttonStyles from '../design-system/components/button.module.css';
import { Picture } from '../design-system/components/picture.tsx';
import { useText } from '../i18n/i18n.ts';
import { useNumberText } from '../i18n/number-text.ts';
import { Link } from '../navigation/link.tsx';
import { useMedia } from '../queries/use-media.ts';
import { useDaysOfWeek } from '../queries/use-member-progress.ts';
import { useForLink, useItemTitle } from '../session/use-item-title.ts';
import { useWatchHistory } from '../session/use-watch-history.ts';
import styles from './home-card.module.css';
import { NextCard } from './next-card.tsx';
import { useUpNext, type ShownUpNext } from './use-up-next.ts';

/** What the member does next, with what they have done this week (CAT-01); nothing if there is nothing to start. */
export function UpNextCard() {
  const t = useText();
  const next = useUpNext();
  const history = useWatchHistory();
  const image = useImage();
  const forLink = useForLink();
  const itemTitle = useItemTitle();
  if (!next) return null;
  const { item, source, program } = next;
  const title = itemTitle(item);
  const progress = progressOf(history, item.id);
  const minutes = minutesLeft(item, progress);
  const isBegun = progressState(progress) === 'started';
  const length = t(isBegun ? 'catalogue:minutesLeft' : 'catalogue:minutes', { minutes });
  return (
    <NextCard
      label={t('home:upNext')}
      picture={
        <Picture address={image(item, 'shelfImage', 'card')} sizes="(max-width: 767px) 6rem, 16rem" urgent />
      }
      when={<Why source={source} program={program} />}
      title={title}
      facts={[length, item.genre].filter((fact) => fact !== null)}
      done={<ThisWeek />}
      start={{
        link: playLink(forLink(item)),
        label: t(isBegun ? 'home:continueOf' : 'home:startOf', { title }),
        text: t(isBegun ? 'home:continue' : 'home:start'),
        isPrimary: true,
      }}
      more={
        <Link className={`${buttonStyles.button} ${buttonStyles.quiet}`} to={WORKOUTS_PATH}>
          {t('home:somethingElse')}
        </Link>
      }
    />
  );
}

/** Where the workout is from. */
function Why({ source, program }: Pick<ShownUpNext, 'source' | 'program'>) {
  const t = useText();
  if (program !== null) return <NextIn program={program} />;
  return <span>{t(source === 'daily' ? 'home:daily' : 'home:left-off')}</span>;
}

function NextIn({ program: slug }: { program: Slug }) {
  const t = useText();
  const itemTitle = useItemTitle();
  const { data: program } = useMedia({ kind: 'program', slug });
  return <span>{program ? t('home:program', { program: itemTitle(program) }) : t('home:yourProgram')}</span>;
}

/** The minutes and days of this week; nothing while they are not known. */
function ThisWeek() {
  const t = useText();
  const numberText = useNumberText();
  const { answer: days } = useDaysOfWeek();
  if (!days) return null;
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const count = days.filter(({ workouts }) => workouts.length > 0).length;
  return (
    <Link className={styles.week} to={PROGRESS_PATH}>
      {count === 0 ? t('home:nothingThisWeek') : t('home:thisWeek', { minutes: numberText(minutes), count })}
    </Link>
  );
}
