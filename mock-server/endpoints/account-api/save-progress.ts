import type { ZodNever } from 'zod';
import { z } from '../../zod.ts';
import { refusal, type Handler } from '../../http/endpoint.ts';
import { finishes, withCompletion, withProgramProgress, withWatched } from '../../worlds/account.ts';
import { completionOf } from '../../worlds/completions.ts';

/**
 * Stores how much of an item the member has watched, and moves its entry to the front (HIS-01). A workout that this
 * finishes is added to the completions, and the programs that go on with it move on (MED-09).
 */
export const saveProgress: Handler<ZodNever, typeof savedProgressSchema> = ({
  platform,
  world,
  params,
  body: { progress },
}) => {
  const { mediaid = '' } = params;
  if (!world.account) return refusal(401, 'Nobody is signed in');
  const item = platform.catalogue.item(mediaid);
  if (!item) return refusal(404, `There is no media "${mediaid}"`);
  const entry = { mediaid, progress };
  const completion = completionOf(item, world.now());
  world.update((account) => {
    const watched = withProgramProgress(withWatched(account, entry), entry, platform.catalogue);
    return completion && finishes(account, entry) ? withCompletion(watched, completion) : watched;
  });
  return { status: 204 };
};

export const savedProgressSchema = z.object({
  progress: z.number().min(0).max(1).meta({ description: 'The fraction watched' }),
});
