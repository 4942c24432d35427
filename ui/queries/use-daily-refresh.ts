import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CurrentViewer } from '#application/account/current-viewer.ts';
import type { Today } from '#domain/time/today.ts';
import { useInjection } from '../session/use-injection.ts';
import { refreshMemberActivity } from './member-activity.ts';

/** Asks again who is there, and for the member's activity, when a day of the platform begins while the page is open. */
export function useDailyRefresh({ utc }: Today): void {
  const viewer = useInjection(CurrentViewer);
  const queries = useQueryClient();
  const loadedOn = useRef(utc);
  useEffect(() => {
    if (loadedOn.current === utc) return;
    loadedOn.current = utc;
    void viewer.refresh();
    void refreshMemberActivity(queries);
  }, [utc, viewer, queries]);
}
