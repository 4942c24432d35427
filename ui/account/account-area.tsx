import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import buttonStyles from '../design-system/components/button.module.css';
import { Icon } from '../design-system/components/icon.tsx';
import { useText } from '../i18n/i18n.ts';
import styles from './account-area.module.css';
import { MemberLinks } from './member-links.tsx';
import { useAccount } from '../session/use-account.ts';
import { useViewer } from '../session/use-viewer.ts';

/** The account part of the header: sign in and sign up, or the member's menu (SHL-01). */
export function AccountArea() {
  const viewer = useViewer();
  switch (viewer.state) {
    case 'loading':
    case 'unreachable':
      return <div className={styles.area} />;
    case 'visitor':
      return <VisitorLinks />;
    case 'member':
      return <MemberMenu email={viewer.member.email} />;
  }
}

function VisitorLinks() {
  const t = useText();
  const { site } = useAccount();
  useLocation();
  return (
    <div className={styles.area}>
      <a className={styles.signIn} href={site.address('sign-in')}>
        {t('account:signIn')}
      </a>
      <a
        className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.signUp}`}
        href={site.address('sign-up')}
      >
        {t('account:signUp')}
      </a>
    </div>
  );
}

function MemberMenu({ email }: { email: string }) {
  const t = useText();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div ref={area} className={styles.area}>
      <button
        ref={button}
        type="button"
        className={styles.person}
        aria-label={t('account:menu', { email })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        <Icon name="person" />
      </button>
      {open && (
        <ul id={id} className={styles.menu}>
          <li className={styles.email}>{email}</li>
          <MemberLinks onFollowed={() => setOpen(false)} />
        </ul>
      )}
    </div>
  );
}
