import type { ReactNode } from 'react';
import buttonStyles from '../design-system/components/button.module.css';
import { Facts } from '../design-system/components/facts.tsx';
import { Icon } from '../design-system/components/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { useFirstFocus } from '../navigation/use-first-focus.ts';
import styles from './home-card.module.css';

interface NextCardProps {
  /** The accessible name. */
  readonly label: string;
  readonly picture: ReactNode;
  /** Above the title: 'Today'. */
  readonly when: ReactNode;
  readonly title: string;
  readonly facts: readonly string[];
  /** What has been done so far. */
  readonly done: ReactNode;
  /** Null while there is nothing to start. */
  readonly start: StartLinkProps | null;
  /** A link to more. */
  readonly more: ReactNode;
}

/** The card over the hero that says what comes next and starts it, by the coach's plan or by what the member does (CAT-01). */
export const NextCard = ({ label, picture, when, title, facts, done, start, more }: NextCardProps) => (
  <section className={`${styles.card} ${styles.next}`} aria-label={label}>
    <div className={styles.picture}>{picture}</div>
    <div className={styles.words}>
      <p className={styles.when}>{when}</p>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      <p className={styles.facts}>
        <Facts of={facts} />
      </p>
    </div>
    <div className={styles.done}>{done}</div>
    {start && <StartLink {...start} />}
    <div className={styles.more}>{more}</div>
  </section>
);

interface StartLinkProps {
  readonly link: string;
  /** The accessible name, which contains the text. */
  readonly label: string;
  readonly text: string;
  readonly isPrimary: boolean;
}

const StartLink = ({ link, label, text, isPrimary }: StartLinkProps) => (
  <Link
    ref={useFirstFocus()}
    data-first-focus
    className={`${buttonStyles.button} ${isPrimary ? buttonStyles.primary : buttonStyles.quiet} ${styles.start}`}
    to={link}
    state={{ fromPage: true }}
    aria-label={label}
  >
    <Icon name="play" size={18} />
    <span className={styles.startWord}>{text}</span>
  </Link>
);
