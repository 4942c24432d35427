import { titleFor } from '#domain/catalogue/public-title.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import type { AppConfig } from '#domain/configuration/app-config.ts';
import type { CurrentViewer } from '../account/current-viewer.ts';
import { token } from '../injection/token.ts';

/** An item's title as the current viewer reads it (CAT-25). */
export type TitleForViewer = (item: Pick<MediaItem, 'id' | 'title'>) => string;
export const TitleForViewer = token<TitleForViewer>('TitleForViewer');

export const makeTitleForViewer =
  (viewer: CurrentViewer, { publicTitles }: Pick<AppConfig, 'publicTitles'>): TitleForViewer =>
  (item) =>
    titleFor(item, viewer.now(), publicTitles);
