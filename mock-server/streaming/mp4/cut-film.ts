import { filmFile, FRAGMENT_MS, FRAGMENTS_IN_FILM } from '../tracks/film-file.ts';
import type { FilmTrack } from '../tracks/film-tracks.ts';
import type { Span } from '../hls/segment-spans.ts';
import { movedFragment, shortenedFragment, type Mp4Fragment } from './mp4-fragment.ts';
import { FILM_SECONDS } from '../../film/film-phases.ts';

/**
 * Cuts a span from the endlessly repeating film: its fragments, with times on that timeline, the last one
 * shortened to the end of the span. The span must start on the fragment grid.
 */
export function cutFilm(track: FilmTrack, { from, to }: Span): Buffer {
  const { fragments, ticksPerSecond } = filmFile(track);
  const pieces: Buffer[] = [];
  for (let start = from; start < to; start += FRAGMENT_MS) {
    const place = start / FRAGMENT_MS;
    const whole = fragments[place % FRAGMENTS_IN_FILM];
    if (!whole) throw new RangeError(`No fragment begins at ${start} ms`);
    const fragment = to - start < FRAGMENT_MS ? until(whole, ((to - start) / 1000) * ticksPerSecond) : whole;
    const loops = BigInt(Math.floor(place / FRAGMENTS_IN_FILM) * FILM_SECONDS * ticksPerSecond);
    pieces.push(movedFragment(fragment, fragment.decodeTime + loops, place + 1));
  }
  return Buffer.concat(pieces);
}

/** The fragment without the samples that begin at `ticks` or later; retains at least one. */
function until(fragment: Mp4Fragment, ticks: number): Mp4Fragment {
  let count = 0;
  for (let passed = 0; passed < ticks - 0.5; passed += fragment.samples[count - 1]?.ticks ?? Infinity)
    count++;
  return shortenedFragment(fragment, Math.max(1, count));
}
