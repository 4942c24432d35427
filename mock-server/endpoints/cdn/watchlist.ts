import { ok, refusal, type Handler, type JsonSchema } from '../../http/endpoint.ts';
import { serializeItem } from './serialize-item.ts';

const MOST_IDS = 50;

export const watchlistQuery: JsonSchema = {
  type: 'object',
  required: ['media_ids'],
  properties: {
    media_ids: { type: 'string', maxLength: 4000, description: `At most ${MOST_IDS}, separated by commas` },
    token: { type: 'string', maxLength: 4000 },
  },
};

/** The requested items without duplicates; unknown ones are omitted (FAV-06). */
export const watchlist: Handler = ({ platform, params, query }) => {
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
