import { beforeEach, describe, expect, it } from 'vitest';
import { VideoEventTranslator } from '#mock-server/player-library/page/video-event-translator.ts';
import type { Emit } from '#mock-server/player-library/page/player-events.ts';

/** A video element that a test controls. */
class SimulatedVideo extends EventTarget {
  readonly HAVE_FUTURE_DATA = 3;
  readyState = 0;
  paused = true;
  ended = false;
  seeking = false;
  currentTime = 0;
  duration = NaN;
  volume = 1;
  muted = false;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  loadedTo = 0;
  seekable = { length: 0, start: () => 0, end: () => this.duration };
  buffered = { length: 1, end: () => this.loadedTo };

  does(...events: string[]): void {
    for (const event of events) this.dispatchEvent(new Event(event));
  }

  begins(duration = 1800): void {
    this.paused = false;
    this.duration = duration;
    this.does('play');
    this.readyState = 4;
    this.does('playing');
    this.reaches(0.1);
  }

  reaches(time: number): void {
    this.currentTime = time;
    this.does('timeupdate');
  }

  seeksTo(time: number): void {
    this.currentTime = time;
    this.does('seeking', 'seeked');
  }
}

describe('the events that a player reports', () => {
  let video: SimulatedVideo;
  let events: Record<string, unknown>[];
  let reporter: VideoEventTranslator;
  const names = () => events.map(({ name }) => name);
  const last = (name: string) => events.findLast((event) => event['name'] === name);

  beforeEach(() => {
    video = new SimulatedVideo();
    events = [];
    const emit: Emit = (name, detail) => void events.push({ name, ...detail });
    reporter = new VideoEventTranslator(video as unknown as HTMLVideoElement, emit);
    reporter.reset();
  });

  it('include the start, in order', () => {
    video.begins();
    expect(names()).toEqual(['buffer', 'play', 'firstFrame']);
  });

  it('include each pause and resumption, but the first frame only once', () => {
    video.begins();
    video.paused = true;
    video.does('pause');
    video.paused = false;
    video.does('play', 'playing');
    expect(names().slice(3)).toEqual(['pause', 'play']);
  });

  it('include the time as it passes', () => {
    video.begins();
    video.reaches(0.4);
    video.reaches(0.4);
    expect(events.filter(({ name }) => name === 'time')).toMatchObject([
      { position: 0.4, currentTime: 0.4, duration: 1800 },
    ]);
  });

  it('include a seek with its origin and target', () => {
    video.begins();
    video.reaches(10);
    video.seeksTo(1200);
    expect(last('seek')).toMatchObject({ position: 10, offset: 1200 });
    expect(names().at(-1)).toBe('seeked');
  });

  it('do not include a seek if the engine moves to the start position', () => {
    video.seeksTo(600);
    video.begins();
    expect(names()).not.toContain('seek');
  });

  it('include a stop for more data, and the resumption', () => {
    video.begins();
    video.does('waiting', 'waiting', 'playing');
    expect(names().slice(3)).toEqual(['buffer', 'play']);
  });

  it('include the end without the pause that precedes it', () => {
    video.begins();
    Object.assign(video, { ended: true, paused: true });
    video.does('pause', 'ended');
    expect(names().slice(3)).toEqual(['complete']);
  });

  it('have the duration Infinity for a live stream, and 0 for an unknown one', () => {
    expect(reporter.moment.duration).toBe(0);
    video.begins(Infinity);
    video.reaches(5);
    expect(last('time')).toMatchObject({ duration: Infinity });
  });

  it('end when the item is stopped', () => {
    video.begins();
    reporter.reset();
    video.paused = true;
    video.does('pause', 'waiting');
    video.reaches(0);
    expect(names().slice(3)).toEqual([]);
  });

  it('include what has loaded, in percent, when there is more of it', () => {
    video.begins(200);
    video.loadedTo = 50;
    video.does('progress', 'progress');
    expect(events.filter(({ name }) => name === 'bufferChange')).toMatchObject([
      { bufferPercent: 25, position: 0.1, currentTime: 0.1, duration: 200, seekRange: { start: 0, end: 0 } },
    ]);
  });

  it('do not include what has loaded of a live stream', () => {
    video.begins(Infinity);
    video.loadedTo = 50;
    video.does('progress');
    expect(names()).not.toContain('bufferChange');
  });

  it('include changes of the sound and the rate, each by itself', () => {
    video.begins();
    Object.assign(video, { volume: 0.4 });
    video.does('volumechange', 'volumechange');
    Object.assign(video, { muted: true });
    video.does('volumechange');
    Object.assign(video, { playbackRate: 1.5 });
    video.does('ratechange', 'ratechange');
    expect(events.slice(3)).toEqual([
      { name: 'volume', volume: 40 },
      { name: 'mute', mute: true },
      { name: 'playbackRateChanged', playbackRate: 1.5, position: 0.1 },
    ]);
    expect(video.defaultPlaybackRate).toBe(1.5);
  });
});
