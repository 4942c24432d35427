import { readFileSync } from 'node:fs';
import { FILM_SECONDS } from '../../film/film-phases.ts';
import type { FilmTrack } from './film-tracks.ts';
import { boxesIn } from '../mp4/mp4-boxes.ts';
import { readFragment, type Mp4Fragment } from '../mp4/mp4-fragment.ts';

/** The length of every fragment of every track, in milliseconds: the grid on which segments start. */
export const FRAGMENT_MS = 1600;
export const FRAGMENTS_IN_FILM = (FILM_SECONDS * 1000) / FRAGMENT_MS;

/** One encoding of the film, in memory. */
export interface FilmFile {
  /** The initialization segment. */
  readonly init: Buffer;
  readonly ticksPerSecond: number;
  readonly fragments: readonly Mp4Fragment[];
}

const read = new Map<string, FilmFile>();

/** Reads one encoding of the film, once. */
export function filmFile({ id }: FilmTrack): FilmFile {
  const known = read.get(id);
  if (known) return known;
  const file = parseFilm(readFileSync(new URL(`../../film/${id}.mp4`, import.meta.url)));
  read.set(id, file);
  return file;
}

function parseFilm(bytes: Buffer): FilmFile {
  const boxes = boxesIn(bytes);
  const moov = boxes.one('moov');
  const moofs = boxes.all.filter(({ type }) => type === 'moof');
  const fragments = moofs.map(({ start, end }) => readFragment(bytes.subarray(start, endOfBox(bytes, end))));
  if (fragments.length !== FRAGMENTS_IN_FILM) throw new Error(`The film has ${fragments.length} fragments`);
  return { init: bytes.subarray(0, moov.end), ticksPerSecond: ticksPerSecond(bytes), fragments };
}

const endOfBox = (bytes: Buffer, start: number) => start + bytes.readUInt32BE(start);

function ticksPerSecond(bytes: Buffer): number {
  let box = boxesIn(bytes).one('moov');
  for (const type of ['trak', 'mdia', 'mdhd']) box = boxesIn(bytes, box.body, box.end).one(type);
  const isLong = bytes[box.body] === 1;
  return bytes.readUInt32BE(box.body + (isLong ? 20 : 12));
}
