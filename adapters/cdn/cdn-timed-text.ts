import { AppFailure } from '#application/app-failure.ts';
import type { TimedText } from '#application/ports/timed-text.ts';
import { seconds } from '#domain/playback/seconds.ts';
import type { Http } from '../http/http.ts';

/** Thumbnails for ten hours, one for each five seconds. */
const MOST_CUES = 7200;
const LONGEST_TEXT = 2_000_000;

/** Loads WebVTT files. The parser comes with the first one. Of a file the first 7,200 cues are read. */
export const makeCdnTimedText = (http: Http): TimedText => ({
  cues: async (address) => {
    const [text, { parseText }] = await Promise.all([
      http.text(address, { redirect: 'follow' }),
      import('./parse-web-vtt.ts'),
    ]);
    if (!/^\uFEFF?WEBVTT(?:\s|$)/.test(text) || text.length > LONGEST_TEXT)
      throw new AppFailure('malformed-answer', 'A text track is no WebVTT');
    const { cues } = await parseText(text, { type: 'vtt' });
    return cues
      .slice(0, MOST_CUES)
      .filter(({ startTime, endTime }) => startTime >= 0 && endTime > startTime)
      .map((cue) => ({ start: seconds(cue.startTime), end: seconds(cue.endTime), text: cue.text }))
      .sort((one, other) => one.start - other.start);
  },
});
