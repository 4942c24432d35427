import { SeenNotices } from '#application/ports/seen-notices.ts';
import * as accountNotices from '../account/account-notice.tsx';
import * as menus from '../account/member-menu-items.tsx';
import * as footers from '../footer/site-footer.tsx';
import footer from '../i18n/en-US/footer.json';
import notices from '../i18n/en-US/notices.json';
import * as banners from '../notices/impersonation-banner.tsx';
import * as shownByThemselves from '../notices/notices.tsx';
import { LazyAppUpkeep } from './lazy-app-upkeep.tsx';
import { noticesModule } from './notices.module.ts';
import { optional } from './optional.tsx';
import { withContainerModule } from './with-container-module.tsx';
import { withSignOut } from './with-sign-out.ts';
import { withTexts } from './with-texts.tsx';

/* What surrounds every screen and is not needed for its first content. */
export const MemberMenuItems = withSignOut(menus.MemberMenuItems);
export const AccountNotice = optional(withTexts(accountNotices.AccountNotice, { notices }));
export const Footer = optional(withTexts(footers.SiteFooter, { footer }));
export const ImpersonationBanner = optional(withTexts(banners.ImpersonationBanner, { notices }));
export const Notices = optional(
  withTexts(withContainerModule(shownByThemselves.Notices, noticesModule, SeenNotices), { notices }),
);
export const AppUpkeep = optional(LazyAppUpkeep);
