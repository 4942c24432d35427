import { ContainerModule } from 'inversify';
import { memoizeAsync } from '#application/memoize-async.ts';
import { PictureSharing } from '#application/ports/picture-sharing.ts';
import { Environment } from './platform.ts';

/** Sharing pictures, whose code loads with the first of them. */
export const pictureSharingModule = new ContainerModule(({ bind }) => {
  bind(PictureSharing).toResolvedValue(({ window }) => lazyPictureSharing(window), [Environment]);
});

function lazyPictureSharing(window: Window): PictureSharing {
  const loaded = memoizeAsync(async () => {
    const code = await import('#adapters/browser/canvas-picture-sharing.ts');
    return code.makeCanvasPictureSharing(window as Window & typeof globalThis);
  });
  return {
    share: (picture) =>
      loaded().then(
        (sharing) => sharing.share(picture),
        () => 'failed',
      ),
  };
}
