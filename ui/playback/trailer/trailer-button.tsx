import { useState } from 'react';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import buttonStyles from '../../design-system/components/button.module.css';
import { PartNotLoaded } from '../../feedback/part-not-loaded.tsx';
import { Icon } from '../../design-system/components/icon.tsx';
import { useLazyCode } from '../../navigation/use-lazy-code.ts';
import { useText } from '../../i18n/i18n.ts';
import { usePreparePlayer } from '../use-playback.ts';
import { lazyExport, lazyModule } from '../../navigation/lazy-module.ts';

const trailerDialog = lazyExport(
  lazyModule(() => import('./trailer-dialog.tsx'), []),
  (code) => code.TrailerDialog,
);

/** Plays the trailer of an item, if it has one. Anyone may watch it (MED-05, MED-15). */
export function TrailerButton({ item }: { item: MediaItem }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [TrailerDialog, fetchDialog, hasFailed] = useLazyCode(trailerDialog);
  const preparePlayer = usePreparePlayer();
  if (!item.trailerId) return null;
  const prepare = () => {
    preparePlayer();
    // After a failure only a press retries: the dialog opens at once when its code arrives.
    if (!hasFailed) fetchDialog();
  };
  const open = () => {
    fetchDialog();
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.large} ${buttonStyles.tool}`}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="play" size={20} />
        <span>{t('playback:trailer')}</span>
      </button>
      {isOpen && hasFailed && <PartNotLoaded />}
      {isOpen && TrailerDialog && (
        <TrailerDialog item={item} trailerId={item.trailerId} onClosed={() => setIsOpen(false)} />
      )}
    </>
  );
}
