import { AddressBar } from '#application/ports/address-bar.ts';
import type { Coaching } from '#domain/coaching/coaching.ts';
import { withReturn } from '#domain/navigation/with-return.ts';
import { useLocation } from 'react-router-dom';
import { useConfig } from './use-config.ts';
import { useInjection } from './use-injection.ts';
import { useViewer } from './use-viewer.ts';

/** The coaching of the member; null for anyone else, and until the member is known. */
export function useCoaching(): Coaching | null {
  const viewer = useViewer();
  return viewer.state === 'member' ? viewer.member.coaching : null;
}

/** The address of the intake survey, which leads back to the current page; null if it is not configured. */
export function useIntakeSurvey(): string | null {
  const { intakeSurvey } = useConfig().coaching;
  const addressBar = useInjection(AddressBar);
  useLocation();
  return intakeSurvey && withReturn(intakeSurvey, addressBar.current());
}
