// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Captions } from '#mock-server/player-library/page/captions.ts';
import type { Emit } from '#mock-server/player-library/page/player-events.ts';
import type { PlayerTrack } from '#mock-server/player-library/page/setup-options.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const english = { file: 'https://cdn.test/en.vtt', kind: 'captions', label: 'English' };
const german = { file: 'https://cdn.test/de.vtt', kind: 'captions', label: 'Deutsch' };
const strip = { file: 'https://cdn.test/strip.vtt', kind: 'thumbnails' };

/** The captions of a video that begins to load an item; `answers` has the status of each file, and no other file is answered. */
function setUp(tracks: readonly PlayerTrack[], answers: Readonly<Record<string, number>> = {}) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (file: string) => {
    requested.push(file);
    const status = answers[file];
    return status === undefined
      ? new Promise(() => undefined)
      : Promise.resolve(new Response('WEBVTT', { status }));
  });
  const video = document.createElement('video');
  // The list of this DOM is another one at each look.
  Object.defineProperty(video, 'textTracks', { value: new EventTarget() });
  const events: [string, readonly string[], number][] = [];
  const emit: Emit = (name) => void events.push([name, labels(), captions.list.track]);
  const captions = new Captions(video, emit);
  const labels = () => captions.list.tracks.map(({ label }) => label);
  const offer = (offered: readonly PlayerTrack[]) => {
    captions.offer(offered);
    video.dispatchEvent(new Event('loadstart'));
  };
  offer(tracks);
  return { captions, video, events, requested, offer, labels };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the captions of a video [PLY-08]', () => {
  it('are none at first, and then the files of the item; no file is loaded', () => {
    const { events, requested, captions } = setUp([english, german, strip]);
    expect(events).toEqual([
      ['captionsList', ['Off'], 0],
      ['captionsList', ['Off', 'English', 'Deutsch'], 0],
    ]);
    expect(captions.list.tracks[1]?.id).toBe(english.file);
    expect(requested).toEqual([]);
  });

  it('are loaded when they are chosen, once', async () => {
    const { captions, video, requested, events } = setUp([english, german], { [english.file]: 200 });
    for (const index of [1, 0, 1, 7, -1]) captions.choose(index);
    await settled();
    captions.choose(0);
    captions.choose(1);
    expect(requested).toEqual([english.file]);
    expect(video.querySelectorAll('track')).toHaveLength(1);
    expect(events.filter(([name]) => name === 'captionsChanged').map(([, , chosen]) => chosen)).toEqual([
      1, 0, 1, 0, 1,
    ]);
  });

  it('are no longer offered if they cannot be had; another choice stays', async () => {
    const { captions, events } = setUp([english, german], { [english.file]: 404 });
    captions.choose(1);
    captions.choose(2);
    await settled();
    expect(events.at(-1)).toEqual(['captionsList', ['Off', 'Deutsch'], 1]);
    expect(captions.list.track).toBe(1);
  });

  it('follow a choice in the browser’s controls', async () => {
    const track = { mode: 'disabled' };
    vi.spyOn(HTMLTrackElement.prototype, 'track', 'get').mockReturnValue(track as TextTrack);
    const { captions, video, events } = setUp([english], { [english.file]: 200 });
    captions.choose(1);
    await settled();
    expect(track.mode).toBe('showing');
    track.mode = 'disabled';
    video.textTracks.dispatchEvent(new Event('change'));
    expect(events.at(-1)).toEqual(['captionsChanged', ['Off', 'English'], 0]);
  });

  it('of the item before are gone, also if they come late', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    const { captions, video, offer, labels } = setUp([english]);
    vi.stubGlobal('fetch', () => new Promise((resolve) => (arrive = resolve)));
    captions.choose(1);
    offer([german]);
    arrive(new Response('WEBVTT'));
    await settled();
    expect(video.querySelectorAll('track')).toHaveLength(0);
    expect([captions.list.track, labels()]).toEqual([0, ['Off', 'Deutsch']]);
  });
});
