import { z } from '../../zod.ts';
import { itemSchema } from '../../catalogue/items/catalogue-item.ts';
import { ok, refusal, type Handler } from '../../http/endpoint.ts';
import { serializeItem } from './serialize-item.ts';

const MOST_IDS = 50;

export const watchlistQuery = z.object({
  media_ids: z
    .string()
    .max(4000)
    .meta({ description: `At most ${MOST_IDS}, separated by commas` }),
  token: z.string().max(4000).exactOptional(),
});

/** A watchlist contains little more than a playlist. */
export const watchlistSchema = z
  .object({
    title: z.string(),
    description: z.string(),
    kind: z.literal('Watchlist'),
    feedid: z.string(),
    links: z.object({}),
    playlist: z.array(itemSchema),
  })
  .meta({ description: 'Each item once, in any order; unknown ids are left out' });

/** The requested items without duplicates; unknown ones are omitted (FAV-06). */
export const watchlist: Handler<typeof watchlistSchema> = ({ platform, params, query }) => {
  const { id = '' } = params;
  const ids = (query['media_ids'] ?? '').split(',').filter(Boolean);
  const { favoritesList, continueWatchingList } = platform.catalogue.config.features;
  if (id !== favoritesList && id !== continueWatchingList)
    return refusal(404, `There is no watchlist "${id}"`);
  if (ids.length > MOST_IDS) return refusal(400, `A watchlist takes at most ${MOST_IDS} media ids`);
  const items = [...new Set(ids)].flatMap((each) => platform.catalogue.item(each) ?? []);
  return ok({
    title: '',
    description: '',
    kind: 'Watchlist',
    feedid: id,
    links: {},
    playlist: items.map((item) => serializeItem(platform.origin, item)),
  });
};
