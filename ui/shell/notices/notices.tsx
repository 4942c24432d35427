import { AppBannerTrigger } from './app-banner-trigger.tsx';
import { WelcomeTrigger } from './welcome-trigger.tsx';

/** What the app shows by itself, each with code of its own that loads when it shows. */
export const Notices = () => (
  <>
    <AppBannerTrigger />
    <WelcomeTrigger />
  </>
);
