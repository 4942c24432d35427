import { boxesIn } from './mp4-boxes.ts';

/** A `moof` with its `mdat`, parsed as far as needed to shift it in time and to shorten it. */
export interface Mp4Fragment {
  readonly bytes: Buffer;
  /** The decode time of its first sample, in ticks of the track. */
  readonly decodeTime: bigint;
  readonly samples: readonly { readonly size: number; readonly ticks: number }[];
  /** Offsets in `bytes`. */
  readonly at: {
    readonly moofEnd: number;
    readonly sequenceNumber: number;
    readonly decodeTime: number;
    readonly traf: number;
    readonly trafEnd: number;
    readonly trun: number;
    readonly dataOffset: number;
    readonly entries: number;
  };
  /** Bytes per sample in the run. */
  readonly entrySize: number;
}

const DATA_OFFSET = 0x1;
const FIRST_FLAGS = 0x4;
/**
 * The optional fields of each sample in a run, four bytes each: duration, size, flags, composition offset.
 */
const SAMPLE_DURATION = 0x100;
const SAMPLE_SIZE = 0x200;
const SAMPLE_FIELDS = [SAMPLE_DURATION, SAMPLE_SIZE, 0x400, 0x800];

/** Reads a fragment with one run of one track, whose data offset is relative to the start of the `moof`. */
export function readFragment(bytes: Buffer): Mp4Fragment {
  const moof = boxesIn(bytes).one('moof');
  const traf = boxesIn(bytes, moof.body, moof.end).one('traf');
  const inTraf = boxesIn(bytes, traf.body, traf.end);
  const tfdt = inTraf.one('tfdt');
  if (bytes[tfdt.body] !== 1) throw new Error('The time of a fragment has to be 64 bits long');
  const defaults = sampleDefaults(bytes, inTraf.one('tfhd').body);
  const trun = inTraf.one('trun');
  const flags = bytes.readUIntBE(trun.body + 1, 3);
  if (!(flags & DATA_OFFSET)) throw new Error('The run of a fragment has to say where its data are');
  const entries = trun.body + 12 + (flags & FIRST_FLAGS ? 4 : 0);
  const fields = SAMPLE_FIELDS.filter((field) => flags & field);
  const entrySize = fields.length * 4;
  const read = (field: number, index: number, otherwise: number) =>
    flags & field ? bytes.readUInt32BE(entries + index * entrySize + fields.indexOf(field) * 4) : otherwise;
  return {
    bytes,
    decodeTime: bytes.readBigUInt64BE(tfdt.body + 4),
    samples: Array.from({ length: bytes.readUInt32BE(trun.body + 4) }, (_, index) => ({
      size: read(SAMPLE_SIZE, index, defaults.size),
      ticks: read(SAMPLE_DURATION, index, defaults.ticks),
    })),
    at: {
      moofEnd: moof.end,
      sequenceNumber: boxesIn(bytes, moof.body, moof.end).one('mfhd').body + 4,
      decodeTime: tfdt.body + 4,
      traf: traf.start,
      trafEnd: traf.end,
      trun: trun.start,
      dataOffset: trun.body + 8,
      entries,
    },
    entrySize,
  };
}

function sampleDefaults(bytes: Buffer, body: number): { readonly ticks: number; readonly size: number } {
  const flags = bytes.readUIntBE(body + 1, 3);
  let next = body + 8;
  const field = (flag: number, width: number) => {
    if (!(flags & flag)) return 0;
    next += width;
    return bytes.readUInt32BE(next - 4);
  };
  field(0x1, 8);
  field(0x2, 4);
  return { ticks: field(0x8, 4), size: field(0x10, 4) };
}

/** Returns the fragment at another time and position of a stream. */
export function movedFragment(fragment: Mp4Fragment, decodeTime: bigint, sequenceNumber: number): Buffer {
  const moved = Buffer.from(fragment.bytes);
  moved.writeUInt32BE(sequenceNumber % 2 ** 32, fragment.at.sequenceNumber);
  moved.writeBigUInt64BE(decodeTime, fragment.at.decodeTime);
  return moved;
}

/** Returns the fragment with only its first `count` samples. Samples must be in presentation order. */
export function shortenedFragment(fragment: Mp4Fragment, count: number): Mp4Fragment {
  const { bytes, samples, at, entrySize } = fragment;
  const remaining = samples.slice(0, count);
  const dropped = (samples.length - remaining.length) * entrySize;
  const data = remaining.reduce((sum, { size }) => sum + size, 0);
  const entriesEnd = at.entries + samples.length * entrySize;
  const dataStart = bytes.readInt32BE(at.dataOffset);
  const short = Buffer.concat([
    bytes.subarray(0, entriesEnd - dropped),
    bytes.subarray(entriesEnd, at.moofEnd),
    bytes.subarray(at.moofEnd, dataStart + data),
  ]);
  for (const box of [0, at.traf, at.trun]) short.writeUInt32BE(bytes.readUInt32BE(box) - dropped, box);
  short.writeUInt32BE(remaining.length, at.dataOffset - 4);
  short.writeInt32BE(dataStart - dropped, at.dataOffset);
  short.writeUInt32BE(dataStart - at.moofEnd + data, at.moofEnd - dropped);
  return readFragment(short);
}
