import { MemberScreen as Screen } from '../account/member-screen.tsx';
import { FavoritesPage } from '../favorites/favorites-page.tsx';
import { withSignOut } from './with-sign-out.ts';

export const MemberScreen = withSignOut(function MemberScreen() {
  return <Screen favorites={<FavoritesPage />} />;
});
