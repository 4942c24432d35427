import * as z from 'zod/mini';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { progress } from '#domain/progress/progress.ts';
import { idText, lenient, numberLike } from '../http/wire.ts';

/** What earlier versions did not store of a pending write, or cannot be read, is not known. */
const serverState = <Value extends z.ZodMiniType>(value: Value) => ({
  before: lenient(z.array(value)),
  sentAt: lenient(z.number()),
  /** Of earlier versions: when a write was sent that this one has replaced, if it might still arrive. */
  replacedSentAt: lenient(z.number()),
});
const progressWrite = z.pipe(
  z.object({
    kind: z.literal('progress'),
    mediaId: idText,
    progress: numberLike,
    ...serverState(z.nullable(z.pipe(z.number(), z.transform(progress)))),
  }),
  z.transform((write) => ({ ...write, mediaId: mediaId(write.mediaId), progress: progress(write.progress) })),
);
const favoriteWrite = z.pipe(
  z.object({
    kind: z.literal('favorite'),
    mediaId: idText,
    wanted: z.boolean(),
    ...serverState(z.boolean()),
  }),
  z.transform((write) => ({ ...write, mediaId: mediaId(write.mediaId) })),
);
const clearing = z.object({
  kind: z.literal('clear-favorites'),
  ...serverState(z.pipe(idText, z.transform(mediaId))),
});

/** A pending write as JSON. */
export const pendingWriteSchema = z.union([progressWrite, favoriteWrite, clearing]);
