import { refusal, type Handler } from '../../http/endpoint.ts';
import { objectOf } from '../../http/wire-schemas.ts';
import { withWatched } from '../../worlds/account.ts';

/** Stores how much of an item the member has watched, and moves its entry to the front (HIS-01). */
export const watchHistory: Handler = ({ platform, world, params, body }) => {
  const { mediaid = '' } = params;
  const { progress } = body as { readonly progress: number };
  if (!world.account) return refusal(401, 'Nobody is signed in');
  if (!platform.catalogue.item(mediaid)) return refusal(404, `There is no media "${mediaid}"`);
  world.update((account) => withWatched(account, { mediaid, progress }));
  return { status: 204 };
};

export const watchedSchema = objectOf({
  progress: { type: 'number', minimum: 0, maximum: 1, description: 'The fraction watched' },
});
