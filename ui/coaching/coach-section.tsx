import type { Coach } from '#domain/coaching/coaching.ts';
import { emailLink, phoneLink } from '#domain/coaching/contact-links.ts';
import { PlainPicture } from '../design-system/components/plain-picture.tsx';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import { useFetchMissing, useLazyCode } from '../navigation/use-lazy-code.ts';
import type { CoachBioProps } from './coach-bio.tsx';
import styles from './coach-section.module.css';
import { lazyExport, lazyModule } from '../navigation/lazy-module.ts';

/** COA-07: the member's coach. */
export function CoachSection({ coach }: { coach: Coach | null }) {
  const t = useText();
  if (!coach) return <p className={styles.none}>{t('coaching:noCoach')}</p>;
  const { picture, phone, email, bio } = coach;
  const name = coach.name ?? t('coaching:yourCoach');
  return (
    <div className={styles.coach}>
      <div className={styles.person}>
        <div className={styles.picture}>
          {picture ? <PlainPicture address={picture} sizes="6rem" /> : <Icon name="person" size={40} />}
        </div>
        <p className={styles.name} dir="auto">
          {name}
        </p>
      </div>
      {(phone ?? email) && (
        <ul className={styles.contacts}>
          {phone && <Contact label={t('coaching:call')} text={phone} link={phoneLink(phone)} />}
          {email && <Contact label={t('coaching:write')} text={email} link={emailLink(email)} />}
        </ul>
      )}
      {bio && <Bio name={name} bio={bio} />}
    </div>
  );
}

const coachBio = lazyExport(
  lazyModule(() => import('./coach-bio.tsx'), []),
  (code) => code.CoachBio,
);

/** The code that renders markdown loads once there is a bio. Without it, the bio shows as it is written. */
function Bio({ name, bio }: CoachBioProps) {
  const [CoachBio, fetchBio, hasFailed] = useLazyCode(coachBio);
  useFetchMissing(CoachBio === null, fetchBio);
  return (
    <div className={styles.bio}>
      {CoachBio && <CoachBio name={name} bio={bio} />}
      {hasFailed && (
        <p className={styles.written} dir="auto">
          {bio}
        </p>
      )}
    </div>
  );
}

interface ContactProps {
  readonly label: string;
  readonly text: string;
  /** Null if the text is no address. */
  readonly link: string | null;
}

const Contact = ({ label, text, link }: ContactProps) => (
  <li>
    <span className={styles.label}>{label}</span>
    {link ? <a href={link}>{text}</a> : <span>{text}</span>}
  </li>
);
