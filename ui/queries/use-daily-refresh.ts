import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import { utcDate } from '#domain/time/calendar-date.ts';
import type { Today } from '#domain/time/today.ts';
import { useInjection } from '../session/use-injection.ts';
import { useViewer } from '../session/use-viewer.ts';
import { refreshMemberActivity } from './member-activity.ts';

/** Requests the viewer and the member's activity again if the platform answered for the viewer on an earlier day. */
export function useDailyRefresh({ utc }: Today): void {
  const { refresh } = useInjection(CurrentViewer);
  const viewer = useViewer();
  const queries = useQueryClient();
  const isOutdated = viewer.state === 'member' && utcDate(new Date(viewer.requestedAt)) < utc;
  useEffect(() => {
    if (!isOutdated) return;
    void refresh();
    void refreshMemberActivity(queries);
  }, [isOutdated, refresh, queries]);
}
