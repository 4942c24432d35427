import { useState } from 'react';
import { isFailure } from '#application/app-failure.ts';
import type { MediaId } from '#domain/catalogue/media-id.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { useItemTitle } from '../../session/use-item-title.ts';
import { useVideoColors } from '../../session/use-video-colors.ts';
import { AlertDialog } from '../../design-system/components/alert-dialog.tsx';
import buttonStyles from '../../design-system/components/button.module.css';
import { Icon } from '../../design-system/components/icon.tsx';
import { Modal } from '../../design-system/components/modal.tsx';
import { useText } from '../../i18n/i18n.ts';
import styles from './trailer-dialog.module.css';
import { TrailerPlayer, type TrailerFailure } from './trailer-player.tsx';
import { useTrailer } from './use-trailer.ts';

interface TrailerDialogProps {
  readonly item: MediaItem;
  readonly trailerId: MediaId;
  readonly onClosed: () => void;
}

/** The trailer of an item, in a dialog over its page (MED-15). */
export function TrailerDialog({ item, trailerId, onClosed }: TrailerDialogProps) {
  const t = useText();
  const name = t('playback:trailerOf', { title: useItemTitle()(item) });
  return (
    <Modal
      label={name}
      className={styles.dialog}
      style={useVideoColors()}
      motion="scale"
      onClosed={onClosed}
      closesOnOutsideClick
    >
      {({ state, close }) => (
        <>
          <div className={styles.head}>
            <h2 className={styles.title} dir="auto">
              {name}
            </h2>
            <button type="button" className={buttonStyles.icon} onClick={close}>
              <Icon name="close" />
              <span className="visually-hidden">{t('close')}</span>
            </button>
          </div>
          <div className={styles.stage}>
            {/* The video stops as soon as the dialog begins to close. */}
            {state !== 'closing' && <Showing item={item} trailerId={trailerId} />}
          </div>
        </>
      )}
    </Modal>
  );
}

/** The trailer, or the reason why it does not play: in an alert first, and in the dialog after the alert is closed. */
function Showing({ item, trailerId }: Pick<TrailerDialogProps, 'item' | 'trailerId'>) {
  const t = useText();
  const { data: trailer, error, isFetching, refetch } = useTrailer(trailerId);
  const [failedPlaying, setFailedPlaying] = useState<TrailerFailure | null>(null);
  const [isAlertRead, setIsAlertRead] = useState(false);

  const failure = isFetching ? null : (failedPlaying ?? (error ? failureToLoad(error) : null));
  if (failure) {
    const tryAgain = () => {
      setFailedPlaying(null);
      setIsAlertRead(false);
      if (error) void refetch();
    };
    return (
      <div className={styles.middle}>
        <p>{t(`playback:${failure}Text`)}</p>
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.primary}`} onClick={tryAgain}>
          {t('tryAgain')}
        </button>
        {!isAlertRead && (
          <AlertDialog
            heading={t(`playback:${failure}`)}
            text={t(`playback:${failure}Text`)}
            onClosed={() => setIsAlertRead(true)}
          />
        )}
      </div>
    );
  }
  if (!trailer) {
    return (
      <p className={styles.middle} role="status">
        {t('loading')}
      </p>
    );
  }
  return <TrailerPlayer trailer={trailer} item={item} onFailed={setFailedPlaying} />;
}

const failureToLoad = (error: Error): TrailerFailure =>
  isFailure(error, 'not-found') ? 'trailer-missing' : 'trailer-failed';
