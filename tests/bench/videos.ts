import { DRM_POLICY } from '#mock-server/catalogue/configs/config-parts.ts';
import { edgeCaseItems } from '#mock-server/catalogue/items/edge-case-items.ts';

/** A workout to start, and the same video for a player without the app. */
export interface BenchVideo {
  readonly name: 'plain' | 'signed' | 'protected';
  /** The path of its page on the app's origin. */
  readonly path: string;
  /** The source for a bare player; it is valid for an hour. */
  readonly source: string;
  /** The address of the licence; null if none is required. */
  readonly licence: string | null;
}

interface WireSource {
  readonly file: string;
  readonly drm?: { readonly clearkey?: { readonly url: string } };
}

interface WireItems {
  readonly playlist: readonly { readonly slug?: string; readonly sources: readonly WireSource[] }[];
}

const OPEN_HOUSE = 'openhaus';

/**
 * One video of each kind of protection.
 *
 * @param member the cookie of a world whose person has access
 * @param workout the media id of the one that is only signed
 */
export async function readVideos(platform: string, member: string, workout: string): Promise<BenchVideo[]> {
  const read = async <Answer>(path: string, method: 'GET' | 'POST' = 'GET'): Promise<Answer> => {
    const answer = await fetch(`${platform}${path}`, {
      method,
      headers: { cookie: member, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return (await answer.json()) as Answer;
  };
  const signed = async (name: BenchVideo['name'], id: string): Promise<BenchVideo> => {
    const { token } = await read<{ token: string }>(`/signing/media/${id}/sign/drm/${DRM_POLICY}`, 'POST');
    return videoOf(name, await read<WireItems>(`/v2/media/${id}/drm/${DRM_POLICY}?token=${token}`));
  };
  const { content } = await read<{ content: { contentId: string }[] }>(`/apps/configs/${OPEN_HOUSE}.json`);
  const open = await read<WireItems>(`/v2/playlists/${content[0]?.contentId}?page_limit=1`);
  return [
    videoOf('plain', open, `?c=${OPEN_HOUSE}`),
    await signed('signed', workout),
    await signed('protected', edgeCaseItems.protectedVideo),
  ];
}

function videoOf(name: BenchVideo['name'], { playlist: [item] }: WireItems, query = ''): BenchVideo {
  const [source] = item?.sources ?? [];
  if (!item?.slug || !source) throw new Error(`There is no ${name} video to start`);
  const licence = source.drm?.clearkey?.url ?? null;
  return { name, path: `/app/workout/${item.slug}${query}`, source: source.file, licence };
}
