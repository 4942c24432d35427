/** The first part of the keys of queries whose answers change when the member finishes a workout. */
export const MEMBER_ACTIVITY = ['member-activity'] as const;
