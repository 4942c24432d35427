import { createContext, useContext, useEffect, useReducer, type ReactNode } from 'react';
import { useText } from '../i18n/i18n.ts';

const BusyContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** SHL-15: says that the page is loading, once for however many parts of it are. */
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

/** Says that something is loading for as long as the component is there. */
export function useBusy(): void {
  const change = useContext(BusyContext);
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, [change]);
}

/** Stands for what is loading. */
export function Busy({ className }: { className: string | undefined }) {
  useBusy();
  return <div className={className} aria-busy="true" />;
}
