import type { CatalogueItem } from './catalogue-item.ts';
import { commonItemFields } from './common-item-fields.ts';
import { platformId } from './platform-id.ts';
import { epochSeconds } from '../schedule/days.ts';
import { AUDIO_SESSIONS } from '../vocabulary/audio-sessions.ts';

const RECORDED = epochSeconds(new Date('2019-05-06T10:00:00Z'));

/** The audio sessions as items: in no playlist, and without a slug, because the app has no page for them. */
export const audioSessions = (origin: string): CatalogueItem[] =>
  AUDIO_SESSIONS.map(({ name, title, description, genre, duration, withoutPicture }) => ({
    ...commonItemFields(origin, platformId('audio', name), title, description),
    ...(withoutPicture && { image: '', images: [] }),
    feedid: '',
    duration,
    pubdate: RECORDED,
    tags: `audio,${genre.toLowerCase()}`,
    contentType: 'audio',
    genre,
  }));

/** Whether an item is a session to listen to. */
export const isAudioSession = ({ contentType }: Pick<CatalogueItem, 'contentType'>): boolean =>
  contentType === 'audio';
