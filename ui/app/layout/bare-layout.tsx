import { Outlet } from 'react-router-dom';
import { ScreenBoundary } from './screen-boundary.tsx';

/** Nothing but the screen: another app shows it as a part of its own page (PRG-03). */
export const BareLayout = () => (
  <main>
    <ScreenBoundary>
      <Outlet />
    </ScreenBoundary>
  </main>
);
