import { CurrentViewer } from '#application/account/current-viewer.ts';
import { SigningOut } from '#application/account/sign-out.ts';
import { CurrentConfig, CurrentSettings } from '#application/configuration/current-configuration.ts';
import { WatchHistoryKeeper } from '#application/history/watch-history-keeper.ts';
import { Watching, watchingBroughtBy } from '#application/playback/watching.ts';
import { Analytics } from '#application/ports/analytics.ts';
import { MediaCatalogue } from '#application/ports/media-catalogue.ts';
import { PageLifecycle } from '#application/ports/page-lifecycle.ts';
import { Reporter } from '#application/ports/reporter.ts';
import type { Module } from './container.ts';
import { Environment } from './environment.ts';
import { Cdn, HttpClient } from './platform.module.ts';

/** Watching, whose code nobody needs who does not watch. */
export const playbackModule: Module = (bindTo) => {
  bindTo(
    Watching,
    (
      environment,
      settings,
      config,
      http,
      cdn,
      catalogue,
      reporter,
      viewer,
      history,
      page,
      signingOut,
      analytics,
    ) =>
      watchingBroughtBy(async () => {
        const { makeWorkingWatching } = await import('./working-watching.ts');
        const account = { viewer, history, signingOut };
        const platform = { environment, settings, config, http, cdn, catalogue };
        return makeWorkingWatching({ ...platform, ...account, page, reporter, analytics });
      }),
    [
      Environment,
      CurrentSettings,
      CurrentConfig,
      HttpClient,
      Cdn,
      MediaCatalogue,
      Reporter,
      CurrentViewer,
      WatchHistoryKeeper,
      PageLifecycle,
      SigningOut,
      Analytics,
    ],
  );
};
