import { createContext, useContext, useEffect, useReducer, type ReactNode } from 'react';
import { useText } from '../i18n/i18n.ts';

const BusyContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** SHL-15: announces to screen readers that the page is loading, once for all its parts. */
export function BusyAnnouncer({ children }: { children: ReactNode }) {
  const t = useText();
  const [parts, change] = useReducer((count: number, by: 1 | -1) => count + by, 0);
  return (
    <BusyContext value={change}>
      {children}
      <div className="visually-hidden" role="status">
        {parts > 0 && t('loading')}
      </div>
    </BusyContext>
  );
}

/** Announces loading while the component is mounted. */
export function useBusy(): void {
  const change = useContext(BusyContext);
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, [change]);
}

/** A placeholder for loading content. */
export function Busy({ className }: { className: string | undefined }) {
  useBusy();
  return <div className={className} aria-busy="true" />;
}
