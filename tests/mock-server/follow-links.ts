import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { ListedItem, PlaylistPage } from './reply-types.ts';
import { ORIGIN } from './open-platform.ts';

/** All items of a playlist, collected along `links.next` from its first page. */
export async function followLinks(server: FastifyInstance, address: string): Promise<ListedItem[]> {
  const found: ListedItem[] = [];
  let next: string | undefined = ORIGIN + address;
  while (next !== undefined) {
    expect(next.startsWith(`${ORIGIN}/`)).toBe(true);
    const page: PlaylistPage = (await server.inject(next.replace(ORIGIN, ''))).json<PlaylistPage>();
    found.push(...page.playlist);
    next = page.links.next;
  }
  return found;
}
