import { Navigate } from 'react-router-dom';
import { coachingVisit } from '#domain/coaching/coaching-access.ts';
import { HOME_PATH } from '#domain/navigation/paths.ts';
import { withReturn } from '#domain/navigation/with-return.ts';
import { ExternalRedirect } from '../feedback/external-redirect.tsx';
import { LoadingScreen } from '../feedback/loading-screen.tsx';
import { MessagePage } from '../feedback/message-page.tsx';
import { useText } from '../i18n/i18n.ts';
import { useAccount } from '../session/use-account.ts';
import { useDocumentTitle } from '../session/use-document-title.ts';
import { useHomeAddress } from '../session/use-external-redirect.ts';
import { useCoaching } from '../session/use-coaching.ts';
import { useConfig } from '../session/use-config.ts';
import { useViewer } from '../session/use-viewer.ts';
import { CoachingPage } from './coaching-page.tsx';

/** /coaching: for members with coaching; others are led to the offer or to home (COA-08). */
export function CoachingScreen() {
  const visit = coachingVisit(useViewer());
  const coaching = useCoaching();
  const { offer } = useConfig().coaching;
  switch (visit) {
    case 'loading':
      return <LoadingScreen />;
    case 'home':
      return <Navigate to={HOME_PATH} replace />;
    case 'offer':
      return offer ? <LeaveForOffer offer={offer} /> : <Navigate to={HOME_PATH} replace />;
    case 'unreachable':
      return <CoachingUnreachable />;
    case 'page':
      return coaching && <CoachingPage coaching={coaching} />;
  }
}

function CoachingUnreachable() {
  const t = useText();
  const { refresh } = useAccount();
  useDocumentTitle(t('coaching'));
  return (
    <MessagePage
      heading={t('coaching:unreachable')}
      text={t('coaching:unreachableText')}
      onTryAgain={() => void refresh()}
    />
  );
}

/** Neither the back button nor the offer's return link leads to the current address. */
const LeaveForOffer = ({ offer }: { offer: string }) => (
  <ExternalRedirect to={withReturn(offer, useHomeAddress())} />
);
