import { z } from '../../zod.ts';
import { listByKey, readContent, text } from './read-content.ts';
import { genreSchema } from './styles.ts';

/** A guided session to listen to outdoors; it has no page in the app. */
const audioSessionSchema = z
  .strictObject({
    name: text,
    title: text,
    description: text,
    genre: genreSchema,
    /** Seconds. */
    duration: z.int().positive(),
    /** One that was recorded before sessions had pictures. */
    withoutPicture: z.literal(true).optional(),
  })
  .readonly();

export const AUDIO_SESSIONS = readContent('audio-sessions.yaml', listByKey(audioSessionSchema, 'name'));
