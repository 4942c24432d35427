import { z } from '../../zod.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { ofTheWeek, snapshotOf, snapshotSchema } from '../../worlds/completions.ts';

/** Specification 2, section 3, "Progress". */
export const progressSnapshotsSchema = z.object({
  memberSince: z.string(),
  snapshots: z.object({
    all: snapshotSchema,
    week: snapshotSchema.meta({ description: 'Since Monday 00:00 UTC' }),
  }),
});

/** What the member has done since the registration, and since Monday (PRG-02). */
export const progressSnapshots: Handler<typeof progressSnapshotsSchema> = ({ world }) => {
  const { account } = world;
  if (!account) return refusal(401, 'Nobody is signed in');
  const { completions, regDate } = account;
  return ok({
    memberSince: regDate,
    snapshots: {
      all: snapshotOf(completions),
      week: snapshotOf(ofTheWeek(completions, world.now())),
    },
  });
};
