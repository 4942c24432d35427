import { useQuery } from '@tanstack/react-query';
import { FindMediaByAddress, type MediaAddress } from '#application/catalogue/find-media-by-address.ts';
import { playLink } from '#domain/catalogue/card-link.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { slug } from '#domain/catalogue/slug.ts';
import { matchPattern, opensPlayer, pathBelowBase, WORKOUT_PATTERN } from '#domain/navigation/paths.ts';
import { hideIfWhole } from '../../design-system/components/collapsible-text.tsx';
import { DetailSkeleton } from '../../details/detail-skeleton.tsx';
import { ItemHero } from '../../details/item-hero.tsx';
import access from '../../i18n/en-US/access.json';
import details from '../../i18n/en-US/details.json';
import playback from '../../i18n/en-US/playback.json';
import { StartLink, useStartLabel } from '../../playback/start-link.tsx';
import startStyles from '../../playback/start-button.module.css';
import { mediaQuery } from '../../queries/use-media.ts';
import { useConfig } from '../../session/use-config.ts';
import { useInjection } from '../../session/use-injection.ts';
import { useForLink } from '../../session/use-item-title.ts';
import { useViewer } from '../../session/use-viewer.ts';
import type { FirstPage } from './first-page.ts';

function addressHere(): MediaAddress {
  const [name = ''] = matchPattern(WORKOUT_PATTERN, pathBelowBase(window.location.pathname)) ?? [];
  return { kind: 'workout', slug: slug(decodeURIComponent(name)) };
}

/** The page of a workout, without what is below its hero; only a placeholder where a player is in the place of the picture. */
function FirstWorkout() {
  const { data: item } = useQuery(mediaQuery(useInjection(FindMediaByAddress), addressHere()));
  const { inlinePlayer } = useConfig();
  if (!item || inlinePlayer || opensPlayer(new URLSearchParams(window.location.search)))
    return <DetailSkeleton />;
  return (
    <article>
      <ItemHero item={item} isPreview={false} start={<FirstStart item={item} />} />
    </article>
  );
}

function FirstStart({ item }: { readonly item: MediaItem }) {
  const isLoading = useViewer().state === 'loading';
  const label = useStartLabel(item, { item, isFirstOfSeries: false });
  const address = playLink(useForLink()(item));
  if (isLoading) return <div className={`${startStyles.place} ${startStyles.placeholder}`} />;
  return (
    <div className={startStyles.place} data-first-focus>
      <StartLink label={label} address={address} />
    </div>
  );
}

/** Whether a description is cut off is known by its layout. */
function showDescriptionControl(place: Element): void {
  const control = place.querySelector<HTMLElement>('article [aria-controls]');
  const text = document.getElementById(control?.getAttribute('aria-controls') ?? '');
  if (control && text) hideIfWhole(control, text);
}

export const firstPage: FirstPage = {
  Page: FirstWorkout,
  afterDrawing: showDescriptionControl,
  texts: { access, details, playback },
  queries: (_config, provide) => ({
    urgent: [mediaQuery(provide(FindMediaByAddress), addressHere())],
    others: [],
  }),
};
