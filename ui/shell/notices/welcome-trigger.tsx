import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CurrentPlayback } from '#application/playback/current-playback.ts';
import { isWatchingVideo } from '#application/playback/is-watching-video.ts';
import { Clock } from '#application/ports/clock.ts';
import { SeenNotices } from '#application/ports/seen-notices.ts';
import { opensPlayer } from '#domain/navigation/paths.ts';
import { isWelcomeTime, WELCOME_DELAY_MS } from '#domain/promotion/welcome-campaign.ts';
import { useTexts } from '../../i18n/i18n.ts';
import { lazyModule } from '../../navigation/lazy-module.ts';
import { useOpenUntilNavigation } from '../../navigation/use-open-until-navigation.ts';
import { useInjection, useProvide } from '../../session/use-injection.ts';

const welcome = lazyModule(() => import('./welcome-modal.tsx'), ['welcome']);

/** SHL-07: the welcome, once; on a page where something is in its way, it waits for the next one. */
export function WelcomeTrigger() {
  const texts = useTexts();
  const provide = useProvide();
  const seen = useInjection(SeenNotices);
  const clock = useInjection(Clock);
  const playing$ = useInjection(CurrentPlayback);
  const { key, search } = useLocation();
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  useEffect(() => {
    if (seen.has('welcome') || !isWelcomeTime(clock.now())) return undefined;
    if (opensPlayer(new URLSearchParams(search))) return undefined;
    let isPresent = true;
    let isWatching = false;
    const video = isWatchingVideo(playing$).subscribe((is) => (isWatching = is));
    const open = () => {
      if (!isPresent || isWatching || isSomethingInTheWay()) return;
      seen.add('welcome');
      setIsOpen(true);
    };
    // If its code cannot be loaded, the next page retries.
    const code = welcome.load(texts, provide);
    code.catch(() => undefined);
    const timer = setTimeout(() => void code.then(open, () => undefined), WELCOME_DELAY_MS);
    return () => {
      isPresent = false;
      clearTimeout(timer);
      video.unsubscribe();
    };
  }, [key, search, seen, clock, playing$, texts, provide, setIsOpen]);
  const code = welcome.arrived(texts, provide);
  return isOpen && code && <code.WelcomeModal onClosed={() => setIsOpen(false)} />;
}

/** Another dialog, or a field that is being filled in. */
const IN_THE_WAY = 'dialog[open], input:focus, select:focus, textarea:focus';

const isSomethingInTheWay = (): boolean => document.querySelector(IN_THE_WAY) !== null;
