import { SeenNotices } from '#application/ports/seen-notices.ts';
import * as footers from '../footer/site-footer.tsx';
import footer from '../i18n/en-US/footer.json';
import notices from '../i18n/en-US/notices.json';
import * as banners from '../notices/impersonation-banner.tsx';
import * as shownByThemselves from '../notices/notices.tsx';
import { noticesModule } from './notices.module.ts';
import { withContainerModule } from './with-container-module.tsx';
import { withTexts } from './with-texts.tsx';

/* What surrounds every screen and is not needed for its first content. */
export const Footer = withTexts(footers.SiteFooter, { footer });
export const ImpersonationBanner = withTexts(banners.ImpersonationBanner, { notices });
export const Notices = withTexts(withContainerModule(shownByThemselves.Notices, noticesModule, SeenNotices), {
  notices,
});
