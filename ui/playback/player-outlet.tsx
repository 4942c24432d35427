import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CurrentPlayback } from '#application/playback/current-playback.ts';
import { useErrorReports } from '../session/use-error-reports.ts';
import { useInjection } from '../session/use-injection.ts';

/** Renders a player: over its page, or small beside other pages. */
type RenderPlayer = (shown: {
  readonly isMini: boolean;
  /** Removes the player, and ends its playback. */
  readonly remove: () => void;
}) => ReactNode;

interface PlayerOutlet {
  /** Shows a player over the page; the one that shows already goes on if it is the same component. */
  readonly show: (render: RenderPlayer) => void;
  /** Leaves the page: what plays goes on in the mini-player, everything else ends (PLY-14). */
  readonly leave: () => void;
}

const Outlet = createContext<PlayerOutlet | null>(null);

interface PlayerOutletProps {
  /** The link to the mini-player, which comes first while there is one. */
  readonly skipLink: ReactNode;
  readonly children: ReactNode;
}

/** The place of a player that outlives its page. Its code comes with the page that shows it. */
export function PlayerOutlet({ skipLink, children }: PlayerOutletProps) {
  const playing$ = useInjection(CurrentPlayback);
  const errorReports = useErrorReports();
  const [player, setPlayer] = useState<{ readonly render: RenderPlayer; readonly isMini: boolean } | null>(
    null,
  );
  const outlet = useMemo<PlayerOutlet>(
    () => ({
      show: (render) => setPlayer({ render, isMini: false }),
      leave: () => {
        const plays = playing$.value?.state.now().phase === 'playing';
        setPlayer((shown) => (shown && plays ? { ...shown, isMini: true } : null));
      },
    }),
    [playing$],
  );
  return (
    <Outlet value={outlet}>
      {player?.isMini && skipLink}
      {children}
      <ErrorBoundary
        resetKeys={[player]}
        fallback={null}
        onError={(error) => errorReports.report(error, 'screen')}
      >
        {player?.render({ isMini: player.isMini, remove: () => setPlayer(null) })}
      </ErrorBoundary>
    </Outlet>
  );
}

/** Shows a player in the outlet while `isOpen`, and leaves it when the component unmounts. */
export function usePlayerInOutlet(isOpen: boolean, render: RenderPlayer): void {
  const outlet = useContext(Outlet);
  useLayoutEffect(() => {
    if (isOpen) outlet?.show(render);
  });
  useLayoutEffect(() => (isOpen ? outlet?.leave : undefined), [isOpen, outlet]);
}
