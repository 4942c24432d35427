import { z } from '../zod.ts';

/** An id or slug in a request. One that the platform does not know is not found, whatever its shape. */
export const requestedId = z.string().meta({ description: '404 if it is unknown, of any shape' });

/** The same for media; trainers have a second id. */
export const requestedMediaId = z
  .string()
  .meta({ description: 'A media id, or a trainer’s ext:trainer-{id}; 404 if it is unknown, of any shape' });
