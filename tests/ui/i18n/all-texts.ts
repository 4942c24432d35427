import about from '#ui/i18n/en-US/about.json';
import access from '#ui/i18n/en-US/access.json';
import browse from '#ui/i18n/en-US/browse.json';
import coaching from '#ui/i18n/en-US/coaching.json';
import configuration from '#ui/i18n/en-US/configuration.json';
import details from '#ui/i18n/en-US/details.json';
import favorites from '#ui/i18n/en-US/favorites.json';
import footer from '#ui/i18n/en-US/footer.json';
import home from '#ui/i18n/en-US/home.json';
import language from '#ui/i18n/en-US/language.json';
import live from '#ui/i18n/en-US/live.json';
import notices from '#ui/i18n/en-US/notices.json';
import offline from '#ui/i18n/en-US/offline.json';
import playback from '#ui/i18n/en-US/playback.json';
import progress from '#ui/i18n/en-US/progress.json';
import releases from '#ui/i18n/en-US/releases.json';
import search from '#ui/i18n/en-US/search.json';
import stack from '#ui/i18n/en-US/stack.json';
import startup from '#ui/i18n/en-US/startup.json';
import welcome from '#ui/i18n/en-US/welcome.json';
import type { Texts } from '#ui/i18n/i18n.ts';
import { makeTexts } from '#ui/i18n/make-texts.ts';

/** The texts of every area. */
export function allTexts(): Texts {
  const texts = makeTexts();
  texts.add({
    about,
    access,
    browse,
    coaching,
    configuration,
    details,
    favorites,
    footer,
    home,
    language,
    live,
    notices,
    offline,
    playback,
    progress,
    releases,
    search,
    stack,
    startup,
    welcome,
  });
  return texts;
}
