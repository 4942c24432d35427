import type { MediaItem } from '#domain/catalogue/media-item.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import { PartNotLoaded } from '../../feedback/part-not-loaded.tsx';
import { Icon } from '../../design-system/components/icon.tsx';
import { useLazyDialog } from '../../navigation/use-lazy-dialog.ts';
import { useText } from '../../i18n/i18n.ts';
import { usePreparePlayer } from '../use-prepare-player.ts';
import { lazyExport, lazyModule } from '../../navigation/lazy-module.ts';

const trailerDialog = lazyExport(
  lazyModule(() => import('./trailer-dialog.tsx'), []),
  (code) => code.TrailerDialog,
);

/** Plays the trailer of an item, if it has one. Anyone may watch it (MED-05, MED-15). */
export function TrailerButton({ item }: { item: MediaItem }) {
  const t = useText();
  const { Dialog, hasFailed, onClosed, button } = useLazyDialog(trailerDialog, usePreparePlayer());
  if (!item.trailerId) return null;
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.large} ${buttonStyles.tool}`}
        {...button}
      >
        <Icon name="play" size={20} />
        <span>{t('playback:trailer')}</span>
      </button>
      {hasFailed && <PartNotLoaded />}
      {Dialog && <Dialog item={item} trailerId={item.trailerId} onClosed={onClosed} />}
    </>
  );
}
