import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { integer, number, objectOf, text } from '../../http/wire-schemas.ts';
import { ofTheWeek, snapshotOf } from '../../worlds/completions.ts';

/** What the member has done since the registration, and since Monday (PRG-02). */
export const history: Handler = ({ world }) => {
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

const snapshotSchema = objectOf({
  completedWorkouts: { ...integer, minimum: 0 },
  totalMinutes: { ...integer, minimum: 0, description: 'Each of them rounded up' },
  caloriesBurned: { ...number, minimum: 0, description: 'Not rounded' },
});

/** Specification 2, section 3, "Progress". */
export const historySchema = objectOf({
  memberSince: text,
  snapshots: objectOf({
    all: snapshotSchema,
    week: { ...snapshotSchema, description: 'Since Monday 00:00 UTC' },
  }),
});
