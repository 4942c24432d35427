import { describe, expect, it } from 'vitest';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { favoriteGroups } from '#domain/favorites/favorite-groups.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';

const workout = aMediaItem();
const video = aMediaItem({ id: mediaId('Video001'), contentType: 'video' });
const daily = aMediaItem({ id: mediaId('Daily001'), coreTrack: 'db365' });
const program = aMediaItem({ id: mediaId('Program1'), contentType: 'program' });
const dailyProgram = aMediaItem({ id: mediaId('Program2'), contentType: 'program', coreTrack: 'db365' });

describe('the groups of favorites [FAV-04]', () => {
  it('are programs, then workouts of the daily series, then all others, each in the member’s order', () => {
    expect(favoriteGroups([video, daily, dailyProgram, workout, program])).toEqual([
      { name: 'programs', items: [dailyProgram, program] },
      { name: 'daily', items: [daily] },
      { name: 'workouts', items: [video, workout] },
    ]);
  });

  it('are omitted if empty', () => {
    expect(favoriteGroups([daily])).toEqual([{ name: 'daily', items: [daily] }]);
    expect(favoriteGroups([])).toEqual([]);
  });
});
