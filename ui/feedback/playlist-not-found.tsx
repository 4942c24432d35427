import { isFailure } from '#application/app-failure.ts';
import { MessagePage } from './message-page.tsx';
import { useText } from '../i18n/i18n.ts';

interface PlaylistNotFoundProps {
  readonly failure: Error;
  readonly onTryAgain: () => void;
}

/** CAT-17: a list that is unknown, or could not be loaded; what may yet come can be asked for again. */
export function PlaylistNotFound({ failure, onTryAgain }: PlaylistNotFoundProps) {
  const t = useText();
  const isGone = isFailure(failure, 'not-found');
  return (
    <MessagePage
      heading={t('catalogue:playlistNotFound')}
      text={t(isGone ? 'catalogue:playlistNotFoundText' : 'screenFailedText')}
      failure={failure}
      {...(isGone ? {} : { onTryAgain })}
    />
  );
}
