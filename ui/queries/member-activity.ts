/** The first part of the keys of queries whose answers change when the member finishes a workout. */
export const MEMBER_ACTIVITY = ['member-activity'] as const;

/** How long their answers are fresh, in milliseconds: the member may also finish workouts on another device. */
export const ACTIVITY_FRESH_MS = 60_000;
