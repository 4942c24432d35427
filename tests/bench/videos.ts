import { DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';
import { playlistIds } from '#mock-server/catalogue/playlists/playlist-ids.ts';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';

/** A workout or a live channel to start, and the same video for a player without the app. */
export interface BenchVideo<Name extends string = string> {
  readonly name: Name;
  /** The path of its page on the app's origin. */
  readonly path: string;
  /** The source for a bare player; it is valid for an hour. */
  readonly source: string;
  /** The address of the licence; null if none is required. */
  readonly licence: string | null;
}

/** A workout, by its kind of protection. */
export type BenchWorkout = BenchVideo<'plain' | 'signed' | 'protected'>;

interface WireSource {
  readonly file: string;
  readonly drm?: { readonly clearkey?: { readonly url: string } };
}

interface WireItems {
  readonly playlist: readonly { readonly slug?: string; readonly sources: readonly WireSource[] }[];
}

const OPEN_HOUSE = 'openhaus';

/** Reads from the platform as a member. */
type Read = <Answer>(path: string, method?: 'GET' | 'POST') => Promise<Answer>;

/** @param member the cookie of a world whose person has access */
function reader(platform: string, member: string): Read {
  return async <Answer>(path: string, method: 'GET' | 'POST' = 'GET') => {
    const answer = await fetch(`${platform}${path}`, {
      method,
      headers: { cookie: member, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return (await answer.json()) as Answer;
  };
}

/** An item with the sources that the platform signs for a member. */
async function signedItems(read: Read, id: string): Promise<WireItems> {
  const { token } = await read<{ token: string }>(`/signing/media/${id}/sign/drm/${DRM_POLICY}`, 'POST');
  return read<WireItems>(`/v2/media/${id}/drm/${DRM_POLICY}?token=${token}`);
}

/**
 * One video of each kind of protection.
 *
 * @param member the cookie of a world whose person has access
 * @param workout the media id of the one that is only signed
 */
export async function readVideos(platform: string, member: string, workout: string): Promise<BenchWorkout[]> {
  const read = reader(platform, member);
  const workoutOf = (name: BenchWorkout['name'], items: WireItems, query = ''): BenchWorkout => {
    const slug = items.playlist[0]?.slug;
    if (!slug) throw new Error(`There is no ${name} video to start`);
    return videoOf(name, items, `/app/workout/${slug}${query}`);
  };
  const { content } = await read<{ content: { contentId: string }[] }>(`/apps/configs/${OPEN_HOUSE}.json`);
  const open = await read<WireItems>(`/v2/playlists/${content[0]?.contentId}?page_limit=1`);
  return [
    workoutOf('plain', open, `?c=${OPEN_HOUSE}`),
    workoutOf('signed', await signedItems(read, workout)),
    workoutOf('protected', await signedItems(read, edgeCaseItems.protectedVideo)),
  ];
}

/** The first channel of a live page. */
export async function readChannel(platform: string, member: string): Promise<BenchVideo> {
  const read = reader(platform, member);
  const { playlist } = await read<{ playlist: { mediaid: string }[] }>(
    `/v2/playlists/${playlistIds.tenChannels}`,
  );
  const items = await signedItems(read, playlist[0]?.mediaid ?? '');
  return videoOf('channel', items, `/app/p/${playlistIds.tenChannels}?c=channels`);
}

function videoOf<Name extends string>(
  name: Name,
  { playlist: [item] }: WireItems,
  path: string,
): BenchVideo<Name> {
  const [source] = item?.sources ?? [];
  if (!source) throw new Error(`There is no ${name} video to start`);
  return { name, path, source: source.file, licence: source.drm?.clearkey?.url ?? null };
}
