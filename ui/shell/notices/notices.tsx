import { AppBannerPlace } from './app-banner-place.tsx';
import { WelcomePlace } from './welcome-place.tsx';

/** What the app shows by itself, each with code of its own that loads when it shows. */
export const Notices = () => (
  <>
    <AppBannerPlace />
    <WelcomePlace />
  </>
);
