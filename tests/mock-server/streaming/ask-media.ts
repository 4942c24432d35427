import type { Answer, Call } from '#mock-server/http/endpoint.ts';
import { mediaEndpoints } from '#mock-server/endpoints/media/media-endpoints.ts';
import { signedToken } from '#mock-server/endpoints/signing/media-token.ts';

interface Asked {
  readonly params?: Record<string, string>;
  /** Includes a token of the item by default. */
  readonly query?: Record<string, string>;
  readonly now?: Date;
}

interface Item {
  readonly duration: number;
  readonly contentType?: string;
  readonly catchupHours?: string;
  readonly protected?: true;
  readonly unsigned?: true;
}

const ITEMS: Readonly<Record<string, Item>> = {
  Workout1: { duration: 1803 },
  Trailer1: { duration: 45 },
  Channel1: { duration: 0, contentType: 'livechannel' },
  Channel2: { duration: 0, contentType: 'livechannel', catchupHours: '2' },
  Secured1: { duration: 600, protected: true },
  Unsigned: { duration: 600, unsigned: true },
  Program1: { duration: 0, contentType: 'program' },
};

export const MORNING = new Date('2026-11-21T10:00:00Z');

/** Sends a request to a media endpoint, over a catalogue with a few videos, two channels and a program. */
export async function requestMedia(
  path: string,
  { params = {}, query = {}, now = MORNING }: Asked = {},
): Promise<Answer<unknown>> {
  const row = mediaEndpoints.find((each) => each.path === path);
  if (!row) throw new Error(`No row ${path}`);
  const item = (id: string) => (ITEMS[id] ? { mediaid: id, title: id, ...ITEMS[id] } : undefined);
  const call: unknown = {
    platform: { catalogue: { item }, origin: 'http://platform.test', appOrigin: 'http://app.test' },
    world: { now: () => now },
    params,
    query: { token: signedToken(params['id'] ?? '', null, now), ...query },
    body: undefined,
    headers: {},
  };
  return row.handler(call as Call);
}

export const textOf = ({ body }: Answer<unknown>): string => {
  if (typeof body !== 'string') throw new Error('The answer is no text');
  return body;
};
