import { describe, expect, it } from 'vitest';
import { slug } from '#domain/catalogue/slug.ts';
import { completedWorkoutLink } from '#domain/progress/completed-workout.ts';

describe('an entry of the history [PRG-06]', () => {
  it.each([
    { isAudio: false, slug: slug('slow-flow'), link: '/workout/slow-flow' },
    { isAudio: true, slug: slug('slow-flow'), link: null },
    { isAudio: false, slug: null, link: null },
  ])('with $slug, a session to listen to: $isAudio, leads to $link', ({ link, ...entry }) => {
    expect(completedWorkoutLink(entry)).toBe(link);
  });
});
