import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makeBrowserCookies } from '#adapters/browser/browser-cookies.ts';
import { IMPERSONATION_COOKIE } from '#domain/account/impersonation-cookie.ts';
import { withTimeout } from '#application/with-timeout.ts';
import type { MemberId, Viewer } from '#domain/account/viewer.ts';
import { Header } from '../../app/layout/header.tsx';
import layoutStyles from '../../app/layout/layout.module.css';
import { itemsWithoutRoom, KnownWithoutRoom } from '../../app/layout/use-items-that-fit.ts';
import { SkipLink } from '../../app/layout/skip-link.tsx';
import { initialLanguage } from '../initial-language.ts';
import { screenKeeper } from '../kept-screen.ts';
import '../../design-system/theme/base.css';
import '../../design-system/theme/contrast.css';
import { showPagePalette } from '../../design-system/theme/palette.ts';
import { setDocumentLanguage } from '../../i18n/document-language.ts';
import type { Language } from '../../i18n/language.ts';
import { TextsContext, useText, type Texts } from '../../i18n/i18n.ts';
import { runWhenIdle } from '../../navigation/run-when-idle.ts';
import { HistoryStateProvider } from '../../navigation/history-state.tsx';
import { InjectionContext, type Provide } from '../../session/use-injection.ts';
import { firstConfiguration, makeFirstAnswers, makePrefetchedHttp } from './first-answers.ts';
import type { FirstPage, FirstQuery } from './first-page.ts';
import { morph } from './morph.ts';
import { provideFirstScreen } from './provide-first-screen.ts';
import { keyOf } from './static-rendering/react-query.ts';
import { renderToDom } from './static-rendering/render-to-dom.ts';
import { makeStaticTexts } from './static-texts.ts';
import { keepTouched } from '../../app/take-over.ts';

/** How long nothing but a placeholder shows, in milliseconds after the config. */
const SLOW_MS = 1000;

/** Whom the next visit is prepared for: it shows what any member sees before the account has answered. */
const SOME_MEMBER: Viewer = { state: 'unreachable', lastMember: { id: '' as MemberId, entitlements: [] } };

/** The font of the largest words, which would move those below them. */
const TITLE_FONT = '700 1em "Barlow Condensed"';
const TITLE_FONT_WAIT_MS = 1000;

/**
 * Shows the first screen as far as the prefetch knows it: by the components of the app, but before the app's code is there. Settles
 * once its urgent part shows. Fails where only the app can tell what to show.
 */
export async function showFirstScreen(place: HTMLElement, page: FirstPage): Promise<void> {
  // The banner of an impersonation would move it.
  if (makeBrowserCookies(document).read(IMPERSONATION_COOKIE) !== null) return;
  const language = initialLanguage(window);
  const http = makePrefetchedHttp(window.prefetchedResponses ?? new Map<string, Promise<Response>>());
  const areas = Object.keys(page.texts ?? {});
  const [configuration] = await Promise.all([firstConfiguration(http), language.load(areas)]);
  const { config } = configuration;
  showPagePalette(config.styling);

  let viewer: Viewer = { state: 'loading' };
  const answers = makeFirstAnswers(http, configuration);
  const provide = provideFirstScreen(configuration, answers, () => viewer);
  const texts = makeStaticTexts(language);
  texts.add(page.texts ?? {});
  const data = new Map<string, unknown>();
  let withoutRoom = '';
  const render = () => {
    const wanted = renderToDom(<FirstScreen {...{ page, provide, texts, data, withoutRoom }} />);
    keepTouched(place, () => morph(place, wanted));
  };
  /** What depends on the layout of what is drawn, and on its font. */
  const fit = () => {
    const wasWithoutRoom = withoutRoom;
    withoutRoom = linksWithoutRoom(place);
    if (withoutRoom !== wasWithoutRoom) render();
    page.afterDrawing?.(place);
  };
  const draw = () => {
    if (!place.isConnected) return;
    // In a language from right to left the placeholders would move before they are gone.
    setDocumentLanguage(language);
    render();
    fit();
  };
  const load = async (query: FirstQuery) => {
    data.set(keyOf(query), await (query.queryFn as () => Promise<unknown>)());
  };
  const loadViewer = async () => void (viewer = await answers.viewer());
  const isViewerKnown = () => viewer.state !== 'loading';

  // Drawing is most of the work: what arrives together is drawn together. What was kept of the last visit is left until then.
  const isOfLastVisit = 'complete' in place.dataset;
  const slow = isOfLastVisit ? undefined : setTimeout(draw, SLOW_MS);
  await window.prefetched;
  const { urgent, others } = page.queries(config, provide);
  const titleFont = withTimeout(document.fonts.load(TITLE_FONT), TITLE_FONT_WAIT_MS, () => undefined);
  await Promise.allSettled([...urgent.map(load), loadViewer(), titleFont]);
  clearTimeout(slow);
  // The app, if it has started, has taken answers.
  if (isOfLastVisit && (data.size < urgent.length || !isViewerKnown())) return;
  draw();
  if (!page.isHeading) place.dataset['complete'] = 'true';
  void document.fonts.ready.then(() => {
    if (place.isConnected) fit();
  });
  if (page.isKept && data.size > 0) {
    const atTop = new Map(data);
    const provideTo = (shown: Viewer) => provideFirstScreen(configuration, answers, () => shown);
    keepTop(viewer, language, (shown) => (
      <FirstScreen {...{ page, texts, data: atTop, withoutRoom, provide: provideTo(shown) }} />
    ));
  }
  if (others.length > 0) void Promise.allSettled(others.map(load)).then(draw);
}

/** Keeps for the next visit what shows of a page before its other answers are there. */
function keepTop(viewer: Viewer, { code }: Language, screenOf: (viewer: Viewer) => ReactNode): void {
  if (viewer.state === 'loading') return;
  const isMember = viewer.state === 'member';
  const keep = screenKeeper(code);
  runWhenIdle(() => keep(renderToDom(screenOf(isMember ? SOME_MEMBER : viewer)), isMember));
}

/** The links of the header that have no room in its row, which is known by their layout. */
function linksWithoutRoom(place: Element): string {
  const row = place.querySelector<HTMLElement>('nav [data-links]');
  if (!row || row.clientWidth === 0) return '';
  const links = [...row.children] as HTMLElement[];
  return itemsWithoutRoom(row, links, '');
}

interface FirstScreenProps {
  readonly page: FirstPage;
  readonly provide: Provide;
  readonly texts: Texts;
  /** The answers that have arrived, by the keys of their queries. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly withoutRoom: string;
}

const FirstScreen = ({ page, provide, texts, data, withoutRoom }: FirstScreenProps) => (
  <InjectionContext value={provide}>
    <TextsContext value={texts}>
      <QueryClientProvider client={data as unknown as QueryClient}>
        <HistoryStateProvider>
          <KnownWithoutRoom value={withoutRoom}>
            <FirstLayout {...page} />
          </KnownWithoutRoom>
        </HistoryStateProvider>
      </QueryClientProvider>
    </TextsContext>
  </InjectionContext>
);

function FirstLayout({ Page }: Pick<FirstPage, 'Page'>) {
  const t = useText();
  return (
    <>
      <SkipLink target="content">{t('skipToContent')}</SkipLink>
      <Header MemberMenuItems={null} />
      <main id="content" tabIndex={-1} className={layoutStyles.main}>
        <Page />
      </main>
    </>
  );
}
