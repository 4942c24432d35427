import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { utcDate } from '#domain/time/calendar-date.ts';
import { useInjection } from '../session/use-injection.ts';
import { usePlatformDay } from '../session/use-today.ts';
import { useViewer } from '../session/use-viewer.ts';
import { refreshMemberActivity } from './refresh-member-activity.ts';

/** Requests the viewer and the member's activity again if the platform answered for the viewer on an earlier day of its own. */
export function useDailyRefresh(): void {
  const day = usePlatformDay();
  const { refresh } = useInjection(CurrentViewer);
  const viewer = useViewer();
  const queries = useQueryClient();
  const isOutdated = viewer.state === 'member' && utcDate(new Date(viewer.requestedAt)) < day;
  useEffect(() => {
    if (!isOutdated) return;
    void refresh();
    void refreshMemberActivity(queries);
  }, [isOutdated, refresh, queries]);
}
