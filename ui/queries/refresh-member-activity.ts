import type { QueryClient } from '@tanstack/react-query';

/** The first part of the keys of queries whose answers change when the member finishes a workout, and when a day begins. */
export const MEMBER_ACTIVITY = ['member-activity'] as const;

/** Requests the member's activity again, as far as the page shows it; requests under way are cancelled: they may lack the change. */
export async function refreshMemberActivity(queries: QueryClient): Promise<void> {
  const filter = { queryKey: MEMBER_ACTIVITY };
  await queries.cancelQueries(filter);
  void queries.invalidateQueries(filter);
}
