import type { CatalogueItem } from './catalogue-item.ts';
import { epochSeconds } from '../schedule/days.ts';
import { commonItemFields } from './common-item-fields.ts';
import { playlistIds } from '../playlists/playlist-ids.ts';
import { slugOf } from './slug.ts';
import { TRAINERS } from '../vocabulary/trainers.ts';
import { trainerMediaId } from './platform-id.ts';

const FOUNDING_DAY = epochSeconds(new Date('2018-03-05T10:00:00Z'));

/** The trainers as items; the trainer id starts after the first eight characters of external_id. */
export const trainersOf = (origin: string): CatalogueItem[] =>
  TRAINERS.map(({ id, name, bio, teaches }) => {
    const mediaid = trainerMediaId(id);
    return {
      ...commonItemFields(origin, mediaid, name, bio),
      feedid: playlistIds.trainers,
      duration: 0,
      pubdate: FOUNDING_DAY,
      tags: ['trainer', ...teaches.map(slugOf)].join(','),
      contentType: 'trainer',
      external_id: `trainer-${id}`,
    };
  });
