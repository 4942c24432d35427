import type { MediaId } from '../catalogue/media-id.ts';
import { isFromBeginning, isRecording, type BroadcastPart } from './broadcast-part.ts';
import { canStartFromBeginning, programState } from './program-state.ts';
import type { CatchUpHours } from './catch-up-hours.ts';
import type { EpochMs } from '../time/milliseconds.ts';
import { isSameProgram, type ProgramTimes } from './program.ts';

/** A channel, and one of its programs; null: whatever is on. */
export interface SelectedProgram {
  readonly channel: MediaId;
  readonly program: ProgramTimes | null;
}

/** A part of a broadcast that was selected. */
export interface SelectedPart extends BroadcastPart {
  /** When it was selected: what is selected again plays again. */
  readonly at: EpochMs;
}

/** Tells the playback of a part from others: the same key is the same playback. */
export const keyOfPart = (part: SelectedPart | null): string =>
  part ? [part.start, part.end, part.at].join(' ') : '';

/** What the player of the live page has: a channel at its live edge, or a part of its broadcast. */
export interface PlayedBroadcast {
  readonly channel: MediaId;
  /** Null at the live edge. */
  readonly part: SelectedPart | null;
}

/** What the live page shows and plays (LIV-04). */
export interface LiveSelection {
  /** Whose details are shown. */
  readonly selected: SelectedProgram;
  /** Null if nothing can be played: the selected program has left the catch-up window. */
  readonly played: PlayedBroadcast | null;
}

/** When something is selected, and how long the programs of its channel can be watched. */
interface Moment {
  readonly now: EpochMs;
  readonly catchUp: CatchUpHours;
}

/**
 * The live edge of a channel, with the details of whatever is on. A program from its beginning plays on in its own stream, which
 * reaches the live edge, too.
 */
export const liveSelection = (channel: MediaId, previous: LiveSelection | null): LiveSelection => ({
  selected: { channel, program: null },
  played:
    previous?.played?.channel === channel && isFromBeginning(previous.played.part)
      ? previous.played
      : { channel, part: null },
});

/** Whether the live edge is selected while a stream plays that began at the beginning of a program: it has to seek. */
export const hasToGoLive = ({ selected, played }: LiveSelection): boolean =>
  selected.program === null && played?.channel === selected.channel && isFromBeginning(played.part);

/** Whether a running program of a channel plays in the stream that began at its beginning. */
export const isPlayedFromBeginning = (
  played: PlayedBroadcast | null,
  channel: MediaId,
  { start }: Pick<ProgramTimes, 'start'>,
): boolean => played?.channel === channel && isFromBeginning(played.part) && played.part.start === start;

/** Whether the recording of a program of a channel plays. */
export const playsRecordingOf = (
  program: ProgramTimes,
  channel: MediaId,
  played: PlayedBroadcast | null,
): boolean => played?.channel === channel && isRecording(played.part) && isSameProgram(played.part, program);

/** Whether a channel's live stream plays, from whatever position: not a recording. */
export const playsStreamOf = (channel: MediaId, played: PlayedBroadcast | null): boolean =>
  played?.channel === channel && !isRecording(played.part);

/**
 * LIV-04: a live program goes to the live edge, an ended one to its own recording; of an upcoming one only the details are shown
 * while the player stays as it is.
 */
export function selectProgram(
  { played }: LiveSelection,
  selected: SelectedProgram & { readonly program: ProgramTimes },
  { now, catchUp }: Moment,
): LiveSelection {
  const { channel, program } = selected;
  switch (programState(program, now, catchUp)) {
    case 'upcoming':
      return { selected, played };
    case 'live':
      return { selected, played: { channel, part: null } };
    case 'catch-up':
      return { selected, played: { channel, part: { start: program.start, end: program.end, at: now } } };
    case 'expired':
      return { selected, played: null };
  }
}

/** LIV-04, LIV-05: a live program from its beginning, and the selection stays on it; at the live edge if that is not possible. */
export function selectFromBeginning(
  selection: LiveSelection,
  selected: SelectedProgram & { readonly program: ProgramTimes },
  isEntitled: boolean,
  moment: Moment,
): LiveSelection {
  const { channel, program } = selected;
  return canStartFromBeginning(program, moment.now, moment.catchUp, isEntitled)
    ? { selected, played: { channel, part: { start: program.start, end: null, at: moment.now } } }
    : selectProgram(selection, selected, moment);
}

/**
 * LIV-03: what there is to play after some time. A recording that has left the catch-up window plays on, but does not begin any
 * more: null.
 */
export function stillPlayed(
  played: PlayedBroadcast | null,
  isPlaying: boolean,
  { now, catchUp }: Moment,
): PlayedBroadcast | null {
  const part = played?.part ?? null;
  return !isPlaying && isRecording(part) && programState(part, now, catchUp) === 'expired' ? null : played;
}

/**
 * The selection after some time: at the live edge the details move on from a program that has ended to the one on the air. A
 * recording, a program from its beginning and the details of an upcoming program stay.
 *
 * @param onAir the program of the selected channel at this moment; null in a gap
 */
export function followBroadcast(
  selection: LiveSelection,
  now: EpochMs,
  onAir: ProgramTimes | null,
): LiveSelection {
  const { selected, played } = selection;
  const { channel, program } = selected;
  const isAtEdge = played?.channel === channel && played.part === null;
  if (!program || !isAtEdge || now < program.end) return selection;
  return { selected: { channel, program: onAir }, played };
}
