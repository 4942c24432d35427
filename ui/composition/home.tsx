import { HomeScreen as Screen } from '../home/home-screen.tsx';
import { lazyModule } from '../navigation/lazy-module.ts';

export { prepareHome } from '../home/home-screen.tsx';

const cards = lazyModule(() => import('./home-cards.ts'), ['coaching', 'home']);

/** Home, whose cards for members are of several areas and load by themselves. */
export const HomeScreen = () => <Screen cards={cards} />;
