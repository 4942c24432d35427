import { makeBrowserAddressBar } from '#adapters/browser/browser-address-bar.ts';
import { makeBrowserClock } from '#adapters/browser/browser-clock.ts';
import { FAVORITES_FORMAT, HISTORY_FORMAT, STACK_FORMAT } from '#adapters/browser/record-formats.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import { storagePerAccountApi } from '#adapters/browser/storage-per-account-api.ts';
import { makeStoredList } from '#adapters/browser/stored-list.ts';
import { makeCdnImageAddresses } from '#adapters/cdn/cdn-image-addresses.ts';
import { AccountSite, makeAccountSite } from '#application/account/account-site.ts';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { ownerOf } from '#application/account/record-owner.ts';
import {
  FindMediaByAddress,
  makeFindMediaByAddress,
  makeFindProgram,
  makeFindWorkout,
} from '#application/catalogue/find-media-by-address.ts';
import { CurrentConfig } from '#application/configuration/current-configuration.ts';
import { FavoritesStore } from '#application/favorites/favorites-store.ts';
import { WatchHistoryStore } from '#application/history/watch-history-store.ts';
import { PlaybackUseCases } from '#application/playback/playback-use-cases.ts';
import { Clock } from '#application/ports/clock.ts';
import { ImageAddresses } from '#application/ports/image-addresses.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { StackStore } from '#application/stack/stack-store.ts';
import type { Viewer } from '#domain/account/viewer.ts';
import type { Provide } from '../../session/use-injection.ts';
import { silentReporter, type FirstAnswers, type FirstConfiguration } from './first-answers.ts';

/**
 * Provides what the components of the first screen read: the viewer's own records are those that the app shows as soon as it knows
 * the viewer. What only effects and events use is not provided.
 */
export function provideFirstScreen(
  { settings, config }: FirstConfiguration,
  { cdn, catalogue, slugs }: FirstAnswers,
  viewer: () => Viewer,
): Provide {
  const storage = storagePerAccountApi(
    makeSafeStorage(() => window.localStorage),
    { api: config.accountApi, isDefault: true },
  );
  const history = makeStoredList(storage, silentReporter, HISTORY_FORMAT);
  const favorites = makeStoredList(storage, silentReporter, FAVORITES_FORMAT);
  const stack = makeStoredList(storage, silentReporter, STACK_FORMAT);
  const memberNow = () => {
    const now = viewer();
    return now.state === 'member' ? now.member : null;
  };
  const own = <Value>(read: (owner: NonNullable<ReturnType<typeof ownerOf>>) => readonly Value[]) => {
    const owner = ownerOf(viewer());
    return owner === null ? [] : read(owner);
  };
  const findMedia = makeFindMediaByAddress(
    makeFindWorkout(slugs, catalogue, config),
    makeFindProgram(slugs, catalogue, config),
    catalogue,
  );
  const values = new Map<unknown, unknown>([
    [CurrentConfig, config],
    [CurrentViewer, { now: viewer }],
    [WatchHistoryStore, { now: () => memberNow()?.watchHistory ?? own(history.of) }],
    [FavoritesStore, { now: () => memberNow()?.favorites ?? own(favorites.of) }],
    [StackStore, { now: () => own(stack.of) }],
    [Clock, makeBrowserClock(settings.platformTime)],
    [ImageAddresses, makeCdnImageAddresses(cdn, config.imageNames)],
    [MediaCatalogue, catalogue],
    [FindMediaByAddress, findMedia],
    [PlaybackUseCases, {}],
    [AccountSite, makeAccountSite(makeBrowserAddressBar(window.location, fetch), config.accountSite, null)],
  ]);
  const provide = (token: unknown): unknown => values.get(token);
  return provide as Provide;
}
