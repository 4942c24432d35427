import { createContext, useContext, useEffect, useReducer, type ReactNode } from 'react';
import toastStyles from '../design-system/components/toast.module.css';
import { useText } from '../i18n/i18n.ts';

/** How long loading usually takes at most, in milliseconds. */
export const USUAL_WAIT_MS = 10_000;

/** How many parts of a page are loading, and how many of them take longer than usual. */
interface Parts {
  readonly busy: number;
  readonly slow: number;
}

const NO_PARTS: Parts = { busy: 0, slow: 0 };

const sum = (one: Parts, other: Parts): Parts => ({
  busy: one.busy + other.busy,
  slow: one.slow + other.slow,
});

const BusyContext = createContext<(change: Parts) => void>(() => undefined);

/**
 * SHL-15: announces to screen readers that the page is loading, and says so to everybody once that takes longer than usual; once
 * for all its parts, and over the page, which does not move.
 */
export function BusyAnnouncer({ children }: { children: ReactNode }) {
  const t = useText();
  const [{ busy, slow }, change] = useReducer(sum, NO_PARTS);
  return (
    <BusyContext value={change}>
      {children}
      <div
        className={
          slow > 0
            ? `${toastStyles.place} ${toastStyles.belowHeader} ${toastStyles.shown}`
            : 'visually-hidden'
        }
        role="status"
      >
        {slow > 0 ? t('loadsSlowly') : busy > 0 && t('loading')}
      </div>
    </BusyContext>
  );
}

/** Announces loading while the component is mounted, and is loading. */
export function useBusy(isLoading = true): void {
  const change = useContext(BusyContext);
  useEffect(() => {
    if (!isLoading) return undefined;
    change({ busy: 1, slow: 0 });
    return () => change({ busy: -1, slow: 0 });
  }, [isLoading, change]);
  useSlow(isLoading);
}

/** Says that the page takes longer than usual while this part of it has been loading for so long. */
export function useSlow(isLoading: boolean): void {
  const change = useContext(BusyContext);
  useEffect(() => {
    if (!isLoading) return undefined;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      change({ busy: 0, slow: 1 });
    }, USUAL_WAIT_MS);
    return () => {
      clearTimeout(timer);
      if (isSlow) change({ busy: 0, slow: -1 });
    };
  }, [isLoading, change]);
}

/** A placeholder for loading content. */
export function Busy({ className }: { className: string | undefined }) {
  useBusy();
  return <div className={className} aria-busy="true" />;
}
