import { MemberScreen as Screen } from '../account/member-screen.tsx';
import { FavoritesPage } from '../favorites/favorites-page.tsx';
import favorites from '../i18n/en-US/favorites.json';
import { installer } from './platform.ts';
import { signOutModule } from './sign-out.ts';

export const texts = { favorites };
export const install = installer(signOutModule);

/** The member area, with the pages of two areas. */
export const MemberScreen = () => <Screen favorites={<FavoritesPage />} />;
