import { ScreenOutlet } from './screen-outlet.tsx';

/** Nothing but the screen: another app shows it as a part of its own page (PRG-03). */
export const BareLayout = () => (
  <main>
    <ScreenOutlet />
  </main>
);
