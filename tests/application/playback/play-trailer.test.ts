import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makePlayTrailer } from '#application/playback/play-trailer.ts';
import type { TitleForViewer } from '#application/catalogue/title-for-viewer.ts';
import { openPlayback } from '#application/playback/playback.ts';
import { mediaId } from '#domain/catalogue/media-id.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { at } from '#tests/builders/a-position.ts';
import { makeRecordingAnalytics } from '#tests/doubles/recording-analytics.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';
import { makeInMemoryPlayerPreferences } from '#tests/doubles/in-memory-player-preferences.ts';
import { makeRecordingVideoAnalytics } from '#tests/doubles/recording-video-analytics.ts';

const item = aMediaItem();
const trailer = aMediaItem({ id: mediaId('Trailer1'), title: 'Slow Barre: Trailer' });
const place = {} as HTMLElement;

function setUp(mediaPlays = false, viewerTitle: TitleForViewer = ({ title }) => title) {
  const player = makeInMemoryPlayer();
  const { told, ...analytics } = makeRecordingAnalytics();
  const media = makeInMemoryPlayer();
  const preferences = makeInMemoryPlayerPreferences();
  const request = { item, from: seconds(0), poster: null };
  const network = makeControllableNetwork();
  const { playback: inPage } = openPlayback(media, request, place, null, preferences, network);
  const video = makeRecordingVideoAnalytics();
  const playing$ = new BehaviorSubject(mediaPlays ? inPage : null);
  const play = makePlayTrailer({
    ...{ player, analytics, viewerTitle, preferences, network, playing$ },
    videoAnalytics: video,
  });
  const poster = 'https://img.test/poster.webp';
  const playback = play({ trailer, item, openedFrom: playlistId('PlayLst1'), poster }, place);
  return { player, media, network, told, reported: video.told, playback, poster };
}

describe('playing a trailer [MED-15]', () => {
  it('starts at its beginning', () => {
    const { player, poster } = setUp();
    expect(player.opened).toEqual([{ item: trailer, from: 0, poster }]);
  });

  it('saves data where the viewer wants it [PLY-15]', () => {
    const { player, network } = setUp();
    network.saveData(true);
    const tracks = [1080, 720].map((lines) => ({ label: `${lines}p`, language: null, lines }));
    player.report({ kind: 'settings-changed', changes: { qualities: { tracks, chosen: null } } });
    expect(player.asked).toEqual(['change {"quality":1}']);
  });

  it('pauses what plays in the page, and does not wait for it', () => {
    const { player, media } = setUp(true);
    expect(media.asked).toEqual(['pause']);
    expect(player.opened).toHaveLength(1);
  });

  it('is tracked when it starts and not before, with the item that it belongs to', () => {
    const { player, told } = setUp();
    player.report({ kind: 'ready' });
    player.report({ kind: 'autoplay-blocked' });
    expect(told).toEqual([]);
    player.report({ kind: 'started', ...at(0) });
    expect(told).toEqual([
      {
        track: [
          {
            name: 'Played Trailer',
            properties: {
              mediaId: item.id,
              title: 'Slow Barre',
              program: null,
              playlist: 'PlayLst1',
              trailerId: 'Trailer1',
            },
          },
        ],
      },
    ]);
  });

  it('is reported to the video analytics [PLY-09]', () => {
    const { player, reported } = setUp();
    player.report({ kind: 'started', ...at(0) });
    expect(reported).toEqual(['play Trailer1']);
  });

  it('goes by the title of its item that the viewer reads, and so is it tracked [CAT-25]', () => {
    const { player, told } = setUp(false, ({ id, title }) =>
      id === item.id ? 'Barre for Everybody' : title,
    );
    player.report({ kind: 'started', ...at(0) });
    expect(player.opened).toMatchObject([{ item: { id: 'Trailer1', title: 'Barre for Everybody' } }]);
    expect(told).toMatchObject([{ track: [{ properties: { title: 'Barre for Everybody' } }] }]);
  });

  it('is tracked once, however often it resumes', () => {
    const { player, told } = setUp();
    player.report({ kind: 'started', ...at(0) });
    player.report({ kind: 'paused', ...at(5) });
    player.report({ kind: 'started', ...at(5) });
    expect(told).toHaveLength(1);
  });

  it('has the state that the player reports, until it ends', () => {
    const { player, playback } = setUp();
    player.report({ kind: 'failed', what: 'video', refused: false });
    expect(playback.state.now().phase).toBe('video-failed');
    expect(() => playback.end()).not.toThrow();
  });
});
