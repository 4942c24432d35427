import { refusal, type Call, type Handler } from '../../http/endpoint.ts';
import { withFavorite, withoutFavorite, withoutFavorites, type Account } from '../../worlds/account.ts';

/** Adds an item as the member's first favorite (FAV-01). */
export const addFavorite: Handler = (call) => changeItem(call, withFavorite);

/** Removes an item; does nothing if it is not a favorite (FAV-01). */
export const removeFavorite: Handler = (call) => changeItem(call, withoutFavorite);

/** Removes all of the member's favorites (FAV-05). */
export const clearFavorites: Handler = ({ world }) => {
  if (!world.account) return refusal(401, 'Nobody is signed in');
  world.update(withoutFavorites);
  return { status: 204 };
};

function changeItem(
  { platform, world, params }: Call,
  change: (account: Account, mediaid: string) => Account,
): ReturnType<Handler> {
  const { mediaid = '' } = params;
  if (!world.account) return refusal(401, 'Nobody is signed in');
  if (!platform.catalogue.item(mediaid)) return refusal(404, `There is no media "${mediaid}"`);
  world.update((account) => change(account, mediaid));
  return { status: 204 };
}
