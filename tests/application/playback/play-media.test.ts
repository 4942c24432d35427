import { BehaviorSubject, NEVER } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { WatchHistoryStore } from '#application/history/watch-history-store.ts';
import { observableStateOf } from '#application/observable-state.ts';
import { makePlayMedia, type PlaybackPorts } from '#application/playback/play-media.ts';
import type { Playback } from '#application/playback/playback.ts';
import { playlistId } from '#domain/catalogue/playlist-id.ts';
import { addToHistory, type WatchHistory } from '#domain/history/watch-history.ts';
import { seconds } from '#domain/playback/seconds.ts';
import { aMediaItem } from '#tests/builders/a-media-item.ts';
import { at } from '#tests/builders/a-position.ts';
import { makeControllablePageLifecycle } from '#tests/doubles/controllable-page-lifecycle.ts';
import { aWatchEntry } from '#tests/builders/a-watch-entry.ts';
import { makeRecordingAnalytics } from '#tests/doubles/recording-analytics.ts';
import { makeControllableNetwork } from '#tests/doubles/controllable-network.ts';
import { makeInMemoryPlayer } from '#tests/doubles/in-memory-player.ts';
import { makeInMemoryPlayerPreferences } from '#tests/doubles/in-memory-player-preferences.ts';
import { makeInMemoryWakeLock } from '#tests/doubles/in-memory-wake-lock.ts';
import { makeRecordingMediaSession } from '#tests/doubles/recording-media-session.ts';
import { makeRecordingVideoAnalytics } from '#tests/doubles/recording-video-analytics.ts';

const item = aMediaItem({ duration: seconds(1000) });
const shown = { item, openedFrom: playlistId('PlayLst1'), poster: null };
const place = {} as HTMLElement;

function setUp(stored: WatchHistory = [], some: Partial<PlaybackPorts> = {}) {
  const player = makeInMemoryPlayer();
  const page = makeControllablePageLifecycle();
  const history$ = new BehaviorSubject(stored);
  const store: WatchHistoryStore = {
    ...observableStateOf(history$),
    saver: () => (entry) => history$.next(addToHistory(history$.value, entry)),
    finished$: NEVER,
  };
  const { told, ...analytics } = makeRecordingAnalytics();
  const video = makeRecordingVideoAnalytics();
  const mediaSession = makeRecordingMediaSession();
  const wakeLock = makeInMemoryWakeLock();
  const network = makeControllableNetwork();
  const playing$ = new BehaviorSubject<Playback | null>(null);
  const playMedia = makePlayMedia({
    ...{ player, history: store, page, analytics, mediaSession, wakeLock, network, playing$ },
    loadAds: () => null,
    videoAnalytics: video,
    viewerTitle: ({ title }) => title,
    preferences: makeInMemoryPlayerPreferences(),
    ...some,
  });
  return {
    ...{ player, page, store, told, reported: video.told },
    ...{ mediaSession, wakeLock, network, playing$, playMedia },
  };
}

describe('playing an item', () => {
  it('saves data where the viewer wants it [PLY-15]', () => {
    const { player, network, playMedia } = setUp();
    network.saveData(true);
    playMedia(shown, place);
    const tracks = [1080, 720].map((lines) => ({ label: `${lines}p`, language: null, lines }));
    player.report({ kind: 'settings-changed', changes: { qualities: { tracks, chosen: null } } });
    expect(player.asked).toEqual(['change {"quality":1}']);
  });

  it.each([
    [0.0499, 0],
    [0.05, 50],
    [0.5, 500],
    [0.95, 950],
    [0.9501, 0],
  ])('with a stored progress of %d starts at %d s [PLY-02]', (stored, from) => {
    const { player, playMedia } = setUp([aWatchEntry(item.id, stored)]);
    playMedia({ ...shown, poster: 'https://img.test/poster.webp' }, place);
    expect(player.opened).toEqual([{ item, from, poster: 'https://img.test/poster.webp' }]);
  });

  it('that has failed starts again where it stood, whatever is stored', () => {
    const { player, store, playMedia } = setUp([aWatchEntry(item.id, 0.5)]);
    const playback = playMedia(shown, place);
    player.report({ kind: 'time', ...at(612) });
    player.report({ kind: 'failed', what: 'video', refused: false });
    store.saver()(aWatchEntry(item.id, 0.2));
    playback.retry();
    expect(player.opened.map(({ from }) => from)).toEqual([500, 612]);
  });

  it('that fails again before it plays starts again where it was to start', () => {
    const { player, playMedia } = setUp();
    const first = playMedia(shown, place);
    player.report({ kind: 'time', ...at(12) });
    player.report({ kind: 'failed', what: 'video', refused: false });
    const second = first.retry();
    player.report({ kind: 'failed', what: 'library' });
    second.retry();
    expect(player.opened.map(({ from }) => from)).toEqual([0, 12, 12]);
  });

  it('that failed before it played starts again at its saved position', () => {
    const { player, store, playMedia } = setUp();
    const playback = playMedia(shown, place);
    player.report({ kind: 'failed', what: 'library' });
    store.saver()(aWatchEntry(item.id, 0.5));
    playback.retry();
    expect(player.opened.map(({ from }) => from)).toEqual([0, 500]);
  });

  it('again is another playback, and the first one has ended', () => {
    const { player, playing$, playMedia } = setUp();
    const first = playMedia(shown, place);
    const ended = vi.fn();
    first.state.changes$.subscribe({ complete: ended });
    player.report({ kind: 'failed', what: 'video', refused: false });
    const second = first.retry();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(playing$.value).toBe(second);
    expect(second.state.now().phase).toBe('loading');
  });

  it('starts at 0 if it was never watched [PLY-02]', () => {
    const { player, playMedia } = setUp([aWatchEntry('other', 0.5)]);
    playMedia(shown, place);
    expect(player.opened[0]?.from).toBe(0);
  });

  it('has the state that the player reports', () => {
    const { player, playMedia } = setUp();
    const { state } = playMedia(shown, place);
    const phases: string[] = [];
    state.changes$.subscribe(({ phase }) => phases.push(phase));
    player.report({ kind: 'started', ...at(0) });
    player.report({ kind: 'paused', ...at(30) });
    expect(phases).toEqual(['loading', 'playing', 'paused']);
    expect(state.now()).toMatchObject({ phase: 'paused', position: 30, duration: 1000 });
  });

  it('is the current playback, and shows on the device, whose screen stays awake', () => {
    const { player, mediaSession, wakeLock, playing$, playMedia } = setUp();
    expect(playMedia(shown, place)).toBe(playing$.value);
    expect([wakeLock.isHeld(), ...mediaSession.shown]).toEqual([false]);
    player.report({ kind: 'started', ...at(0) });
    expect(mediaSession.shown).toMatchObject([{ title: 'Slow Barre' }]);
    expect(wakeLock.isHeld()).toBe(true);
  });

  it('goes by the title that the viewer reads: in the player, on the device and in analytics [CAT-25]', () => {
    const { player, mediaSession, told, playMedia } = setUp([], { viewerTitle: () => 'Barre for Everybody' });
    playMedia(shown, place);
    player.report({ kind: 'started', ...at(0) });
    const title = 'Barre for Everybody';
    expect(player.opened).toMatchObject([{ item: { id: item.id, title } }]);
    expect(mediaSession.shown).toMatchObject([{ title }]);
    expect(told).toMatchObject([{ track: [{ properties: { mediaId: item.id, title } }] }]);
  });

  it('has the ads of the video, if there are any, at each try [PLY-07]', () => {
    const ads = Promise.resolve(null);
    const { player, playMedia } = setUp([], { loadAds: () => ads });
    playMedia(shown, place).retry();
    expect(player.opened.map((request) => request.ads === ads)).toEqual([true, true]);
    const without = setUp();
    without.playMedia(shown, place);
    expect(without.player.opened[0]).not.toHaveProperty('ads');
  });

  it('is not in the state playing before the player reports it', () => {
    const { player, playMedia } = setUp();
    const playback = playMedia(shown, place);
    player.report({ kind: 'autoplay-blocked' });
    playback.play();
    expect(player.presses()).toBe(1);
    expect(playback.state.now().phase).toBe('waiting-for-press');
  });

  it('saves its progress in the watch history [PLY-05, HIS-01]', () => {
    const { player, store, playMedia } = setUp([aWatchEntry('other', 0.5)]);
    playMedia(shown, place);
    player.report({ kind: 'paused', ...at(300) });
    expect(store.now()).toEqual([aWatchEntry(item.id, 0.3), aWatchEntry('other', 0.5)]);
  });

  it('saves its position when it ends, and nothing afterwards', () => {
    const { player, page, store, playMedia } = setUp();
    const playback = playMedia(shown, place);
    player.report({ kind: 'time', ...at(300) });
    playback.end();
    expect(store.now()).toEqual([aWatchEntry(item.id, 0.3)]);
    store.saver()(aWatchEntry(item.id, 0));
    page.hide();
    page.leave();
    expect(store.now()).toEqual([aWatchEntry(item.id, 0)]);
  });

  it('saves its position when the page is left', () => {
    const { player, page, store, playMedia } = setUp();
    playMedia(shown, place);
    player.report({ kind: 'time', ...at(300) });
    page.leave();
    expect(store.now()).toEqual([aWatchEntry(item.id, 0.3)]);
  });

  it('does not change the saved progress if it ends before it started', () => {
    const { store, playMedia } = setUp([aWatchEntry(item.id, 0.5)]);
    playMedia(shown, place).end();
    expect(store.now()).toEqual([aWatchEntry(item.id, 0.5)]);
  });

  it('saves nothing if it is paused where it was resumed', () => {
    const { player, store, playMedia } = setUp([aWatchEntry('other', 0.5), aWatchEntry(item.id, 0.5)]);
    playMedia(shown, place);
    player.report({ kind: 'paused', ...at(500) });
    expect(store.now()).toEqual([aWatchEntry('other', 0.5), aWatchEntry(item.id, 0.5)]);
  });

  it('sounds as the viewer prefers it [PLY-08]', () => {
    const preferences = makeInMemoryPlayerPreferences({ volume: 40 });
    const { captionStyle } = preferences.read();
    const { player, playMedia } = setUp([], { preferences });
    playMedia(shown, place);
    player.report({ kind: 'ready' });
    expect(player.asked).toEqual([`change ${JSON.stringify({ volume: 40, captionStyle })}`]);
  });

  it('is reported to the video analytics [PLY-09]', () => {
    const { player, reported, playMedia } = setUp();
    playMedia(shown, place);
    player.report({ kind: 'started', ...at(0) });
    expect(reported).toEqual([`play ${item.id}`]);
  });

  it('is tracked with the playlist that it was opened from [PLY-04]', () => {
    const { player, told, playMedia } = setUp();
    playMedia(shown, place);
    player.report({ kind: 'ready' });
    expect(told).toEqual([]);
    player.report({ kind: 'started', ...at(0) });
    player.report({ kind: 'paused', ...at(300) });
    const about = { mediaId: item.id, title: 'Slow Barre', program: null, playlist: 'PlayLst1' };
    expect(told).toEqual([
      { track: [{ name: 'Started Video', properties: { ...about, position: 0 } }] },
      { track: [{ name: 'Paused Video', properties: { ...about, position: 300 } }] },
    ]);
  });
});

describe('playing a live channel', () => {
  const channel = { catchUp: 8, logo: null, background: null, schedule: null };
  const live = { ...shown, item: aMediaItem({ contentType: 'livechannel', duration: seconds(0), channel }) };
  const seeksOf = ({ asked }: { readonly asked: readonly string[] }) =>
    asked.filter((what) => what.startsWith('seek'));
  const part = { start: 1_795_420_800_000, end: 1_795_423_500_000 };

  it('opens the live edge, or a part of the broadcast [LIV-04]', () => {
    const { player, playMedia } = setUp();
    playMedia(live, place);
    playMedia({ ...live, part }, place);
    expect(player.opened.map((request) => request.part)).toEqual([undefined, part]);
    player.report({ kind: 'started', ...at(0) });
    expect(seeksOf(player)).toEqual([]);
  });

  it.each(['ready', 'started'] as const)(
    'seeks to 0 once, when it is %s, from the beginning [LIV-04]',
    (kind) => {
      const { player, playMedia } = setUp();
      playMedia({ ...live, part: { ...part, end: null } }, place);
      player.report({ kind: 'stalled' });
      expect(seeksOf(player)).toEqual([]);
      player.report({ kind, ...at(500) });
      expect(seeksOf(player)).toEqual(['seek 0']);
      player.report({ kind: 'started', ...at(0) });
      expect(seeksOf(player)).toEqual(['seek 0']);
    },
  );

  const time = (position: number, end: number) =>
    ({ kind: 'time', ...at(position, 0), seekable: { start: seconds(0), end: seconds(end) } }) as const;

  const seeking = (position: number) => ({ kind: 'seeking', ...at(position, 0) }) as const;

  it.each([
    ['it plays on', [time(982, 1000), time(988, 1006)], []],
    ['it waits for the network', [time(982, 1000), time(982, 1018)], []],
    ['the player reports a moment before', [time(982, 1000), time(981, 1000)], []],
    ['one goes back a little', [time(982, 1000), time(972, 1000)], ['seek 982']],
    ['one goes back far', [time(982, 1000), time(0, 1000), time(982, 1000)], ['seek 982']],
    ['it was paused', [time(982, 1000), time(983, 2000)], ['seek 1982']],
    ['one goes back in a short stream', [time(10, 10), time(0, 10)], ['seek 0']],
    ['one goes ahead', [time(982, 1000), time(1000, 1000)], []],
    ['one goes back a little by a seek', [time(982, 1000), seeking(972), time(972, 1000)], ['seek 982']],
    ['a seek is said to lead far back, and does not', [time(982, 1000), seeking(0), time(983, 1001)], []],
  ])('returns to the live edge where it has no catch-up: %s [LIV-02]', (_what, reports, asked) => {
    const { player, playMedia } = setUp();
    playMedia({ ...live, item: { ...live.item, channel: { ...channel, catchUp: 0 } } }, place);
    for (const report of reports) player.report(report);
    expect(seeksOf(player)).toEqual(asked);
  });

  it('stays where it is until the player knows what can be played [LIV-02]', () => {
    const { player, playMedia } = setUp();
    playMedia({ ...live, item: { ...live.item, channel: { ...channel, catchUp: 0 } } }, place);
    player.report({ kind: 'time', ...at(0, 0) });
    player.report({ kind: 'time', ...at(0, 0) });
    player.report(time(982, 1000));
    player.report(time(972, 1000));
    expect(seeksOf(player)).toEqual(['seek 982']);
  });

  it('goes back where it has catch-up, and in a recording [LIV-02]', () => {
    const { player, playMedia } = setUp();
    playMedia(live, place);
    player.report(time(982, 1000));
    player.report(time(0, 1000));
    playMedia({ ...live, part }, place);
    player.report({ kind: 'time', ...at(900, 1000) });
    player.report({ kind: 'time', ...at(0, 1000) });
    expect(seeksOf(player)).toEqual([]);
  });

  const started = { kind: 'started', ...at(982, 0) } as const;
  const paused = { kind: 'paused', ...at(982, 0) } as const;

  it.each([
    ['the device slept', [started, time(982, 1000), time(982, 1300)], ['seek 1282']],
    ['it waited', [started, time(982, 1000), { kind: 'stalled' }, started, time(983, 1040)], ['seek 1022']],
    ['it waited a moment', [started, time(982, 1000), { kind: 'stalled' }, started, time(983, 1019)], []],
    ['it was paused', [started, time(982, 1000), paused, time(982, 1000), started, time(982, 1300)], []],
    ['one goes back', [started, time(982, 1000), seeking(500), time(500, 1000)], []],
    ['it was far behind before', [started, time(500, 1000), time(500, 1300)], []],
  ] as const)('returns to the live edge where it has catch-up: %s [LIV-02]', (_what, reports, asked) => {
    const { player, playMedia } = setUp();
    playMedia(live, place);
    for (const report of reports) player.report(report);
    expect(seeksOf(player)).toEqual(asked);
  });

  it('starts a stream that has failed at its live edge again', () => {
    const { player, playMedia } = setUp();
    const playback = playMedia(live, place);
    player.report(time(982, 1000));
    player.report({ kind: 'failed', what: 'video', refused: false });
    playback.retry();
    expect(player.opened.map(({ from }) => from)).toEqual([0, 0]);
  });

  it('saves nothing, neither of a stream nor of a recording [PLY-06]', () => {
    const { player, page, store, playMedia } = setUp();
    const playback = playMedia({ ...live, part }, place);
    player.report({ kind: 'started', ...at(0, 2700) });
    player.report({ kind: 'time', ...at(1350, 2700) });
    player.report({ kind: 'paused', ...at(1350, 2700) });
    page.leave();
    playback.end();
    expect(store.now()).toEqual([]);
  });

  it('never resumes, whatever is stored for it [PLY-06]', () => {
    const { player, playMedia } = setUp([aWatchEntry(live.item.id, 0.5)]);
    playMedia({ ...live, item: { ...live.item, duration: seconds(1000) }, part }, place);
    expect(player.opened[0]?.from).toBe(0);
  });

  it('is tracked with what is shown at the moment of the event [API-06]', () => {
    const { player, told, playMedia } = setUp();
    let program: { readonly id: string; readonly title: string } | null = null;
    playMedia({ ...live, programShown: () => program }, place);
    player.report({ kind: 'started', ...at(0, 0) });
    program = { id: 'P2', title: 'Cool Down' };
    player.report({ kind: 'paused', ...at(300, 0) });
    const about = {
      mediaId: live.item.id,
      title: 'Slow Barre',
      program: null,
      playlist: 'PlayLst1',
      channel: live.item.id,
      channelTitle: 'Slow Barre',
      broadcast: 'live',
    };
    const [none, next] = [
      { programId: null, programTitle: null },
      { programId: 'P2', programTitle: 'Cool Down' },
    ];
    expect(told).toEqual([
      { track: [{ name: 'Started Video', properties: { ...about, ...none, position: 0 } }] },
      { track: [{ name: 'Paused Video', properties: { ...about, ...next, position: 300 } }] },
    ]);
  });

  it.each([
    ['a program from its beginning', { ...part, end: null }, [time(982, 1000), time(0, 1000)], 'beginning'],
    [
      'a program from whose beginning the viewer has gone to the live edge',
      { ...part, end: null },
      [time(982, 1000), time(0, 1000), time(982, 1000)],
      'live',
    ],
    [
      'a program that has been live since, and is gone back in',
      { ...part, end: null },
      [time(0, 1000), time(982, 1000), time(500, 1000)],
      'live',
    ],
    [
      'a program from its beginning, before the player knows what can be played',
      { ...part, end: null },
      [{ kind: 'time', ...at(0, 0) } as const],
      'beginning',
    ],
    ['a recording, to its end', part, [time(0, 1000), time(1000, 1000)], 'catch-up'],
  ])('is tracked as what it shows: %s [API-06]', (_what, shownPart, reports, broadcast) => {
    const { player, told, playMedia } = setUp();
    playMedia({ ...live, part: shownPart }, place);
    player.report({ kind: 'started', ...at(0, 0) });
    for (const report of reports) player.report(report);
    player.report({ kind: 'paused', ...at(300, 0) });
    expect(told.at(-1)).toMatchObject({ track: [{ name: 'Paused Video', properties: { broadcast } }] });
  });

  it('is tracked without a program if the screen knows none', () => {
    const { player, told, playMedia } = setUp();
    playMedia({ ...live, part }, place);
    player.report({ kind: 'started', ...at(0, 2700) });
    expect(told).toMatchObject([
      { track: [{ properties: { programId: null, programTitle: null, broadcast: 'catch-up' } }] },
    ]);
  });
});
