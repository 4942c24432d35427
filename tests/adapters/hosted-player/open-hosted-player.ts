import { vi } from 'vitest';
import { makeHostedPlayer } from '#adapters/hosted-player/hosted-player.ts';
import type { LoadPlayerLibrary, PlayerLibrary } from '#adapters/hosted-player/player-library.ts';
import type { PlayRequest } from '#application/ports/player.ts';
import type { PlayerEvent } from '#domain/playback/player-event.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { settled } from '#tests/builders/settled.ts';
import { makeFakeLibraryPlayer } from '#tests/doubles/fake-player-library.ts';
import type { FakePicture } from '#tests/doubles/fake-picture.ts';

export const ADDRESS = 'https://cdn.test/libraries/player01.js';
export const place = {} as HTMLElement;
export const request: PlayRequest = {
  item: aMediaItem({
    sources: [{ file: 'https://cdn.test/a.m3u8', type: 'application/vnd.apple.mpegurl', protection: null }],
    tracks: [
      { file: 'https://cdn.test/en.vtt', kind: 'captions', label: 'English' },
      { file: 'https://cdn.test/t.vtt', kind: 'thumbnails', label: null },
    ],
  }),
  from: seconds(300),
  poster: null,
};

/** A hosted player whose library is controlled by a test. */
export function setUp(load?: LoadPlayerLibrary, ownControls?: boolean, picture?: FakePicture) {
  const libraryPlayer = makeFakeLibraryPlayer(picture?.container);
  const create = vi.fn<PlayerLibrary>(() => libraryPlayer);
  const loadLibrary = vi.fn(load ?? (async () => create));
  const player = makeHostedPlayer(loadLibrary, ADDRESS, ownControls);
  const open = () => {
    const session = player.open(request, place);
    const events: PlayerEvent[] = [];
    let completed = false;
    session.events$.subscribe({
      next: (event) => void events.push(event),
      complete: () => (completed = true),
    });
    return { session, events, completed: () => completed };
  };
  return { player, open, libraryPlayer, create, loadLibrary };
}

/** A session whose player is there. */
export async function opened(...given: Parameters<typeof setUp>) {
  const { open, ...subject } = setUp(...given);
  const session = open();
  await settled();
  return { ...subject, ...session, open };
}

/** The changes of settings among events. */
export const changesIn = (events: readonly PlayerEvent[]) =>
  events.flatMap((event) => (event.kind === 'settings-changed' ? [event.changes] : []));
