import { isFailure } from '#application/app-failure.ts';
import { MessagePage } from './message-page.tsx';
import { useText } from '../i18n/i18n.ts';

interface PlaylistNotFoundProps {
  readonly failure: Error;
  readonly onTryAgain: () => void;
}

/** CAT-17: shown if a list is unknown or failed to load; offers a retry unless it is unknown. */
export function PlaylistNotFound({ failure, onTryAgain }: PlaylistNotFoundProps) {
  const t = useText();
  const isGone = isFailure(failure, 'not-found');
  return (
    <MessagePage
      heading={t('catalogue:playlistNotFound')}
      text={t(isGone ? 'catalogue:notFoundText' : 'screenFailedText')}
      failure={failure}
      {...(isGone ? {} : { onTryAgain })}
    />
  );
}
