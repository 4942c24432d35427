import { describe, expect, it } from 'vitest';
import { dailyHomeRows, isTodaysWorkout } from '#domain/catalogue/daily-series.ts';
import type { ContentRowType } from '#domain/configuration/app-config.ts';
import { day } from '#tests/builders/a-plan.ts';

describe('today’s workout [CAT-05]', () => {
  const today = day('2026-06-15');
  const aired = (publishedAt: string | null, coreTrack: string | null = 'db365') =>
    isTodaysWorkout({ coreTrack, publishedAt: publishedAt === null ? null : new Date(publishedAt) }, today);

  it('was published today in UTC', () => {
    expect(aired('2026-06-15T00:00:00Z')).toBe(true);
    expect(aired('2026-06-15T23:59:59Z')).toBe(true);
    expect(aired('2026-06-14T23:59:59Z')).toBe(false);
    expect(aired('2026-06-16T00:00:00Z')).toBe(false);
    expect(aired(null)).toBe(false);
  });

  it('belongs to the daily series', () => {
    expect(aired('2026-06-15T08:00:00Z', null)).toBe(false);
  });
});

it('the 365 home filters first and then takes two [CAT-23]', () => {
  const rows = (['favorites', 'playlist', 'continue_watching', 'followed_playlist', 'playlist'] as const).map(
    (type: ContentRowType, index) => ({
      type,
      contentId: null,
      title: String(index),
      featured: false,
      backgroundColor: null,
    }),
  );
  expect(dailyHomeRows(rows).map(({ title }) => title)).toEqual(['1', '3']);
});
