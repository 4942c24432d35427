import { createCipheriv, type Cipher } from 'node:crypto';
import type { ContentKey } from './content-key.ts';
import type { FilmTrack } from '../tracks/film-tracks.ts';
import { boxesIn, mp4Box, type Mp4Box } from './mp4-boxes.ts';
import { readFragment } from './mp4-fragment.ts';

/**
 * Encrypts the film with Common Encryption (ISO/IEC 23001-7, scheme 'cenc':
 * AES-128 in counter mode). Whatever a decoder must read before decoding
 * stays clear: the parts of a sample are [clear, encrypted] bytes.
 */
type Parts = readonly (readonly [clear: number, encrypted: number])[];

const IV_BYTES = 8;
const BLOCK = 16;

/** The initialization segment, with the key id of the encrypted segments. */
export function encryptedInit(init: Buffer, track: FilmTrack, key: ContentKey): Buffer {
  const protectedBox = (box: Mp4Box): Buffer => {
    if (box.type === 'stsd') return protectedDescriptions(init, box, track, key);
    if (!HOLDS_THE_DESCRIPTIONS.has(box.type)) return init.subarray(box.start, box.end);
    const inside = boxesIn(init, box.body, box.end).all.map(protectedBox);
    return mp4Box(box.type, ...inside, ...(box.type === 'moov' ? [keyIds(key)] : []));
  };
  return Buffer.concat(boxesIn(init).all.map(protectedBox));
}

/** The required key ids, in the format common to all DRM systems (W3C 'cenc' initialization data). */
const keyIds = ({ id }: ContentKey): Buffer =>
  mp4Box('pssh', uint32(VERSION_1), COMMON_SYSTEM, uint32(1), id, uint32(0));

const VERSION_1 = 0x01000000;
const COMMON_SYSTEM = Buffer.from('1077efecc0b24d02ace33c1e52e2fb4b', 'hex');

const HOLDS_THE_DESCRIPTIONS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

function protectedDescriptions(
  init: Buffer,
  { body, end }: Mp4Box,
  track: FilmTrack,
  key: ContentKey,
): Buffer {
  const counted = init.subarray(body, body + 8);
  const entries = boxesIn(init, body + 8, end).all.map((entry) => {
    const scheme = mp4Box('schm', uint32(0), Buffer.from('cenc'), uint32(0x10000));
    const defaults = mp4Box('tenc', uint32(0), Buffer.from([0, 0, 1, IV_BYTES]), key.id);
    const protection = mp4Box(
      'sinf',
      mp4Box('frma', Buffer.from(entry.type, 'latin1')),
      scheme,
      mp4Box('schi', defaults),
    );
    const description = init.subarray(entry.body, entry.end);
    return mp4Box(isSound(track) ? 'enca' : 'encv', description, protection);
  });
  return mp4Box('stsd', counted, ...entries);
}

/** Encrypts a segment of whole fragments. */
export function encryptedSegment(segment: Buffer, track: FilmTrack, key: ContentKey): Buffer {
  const boxes = boxesIn(segment).all;
  const pieces = boxes.flatMap(({ type, start }, index) => {
    const data = boxes[index + 1];
    return type === 'moof' && data ? [encryptedFragment(segment.subarray(start, data.end), track, key)] : [];
  });
  return Buffer.concat(pieces);
}

function encryptedFragment(bytes: Buffer, track: FilmTrack, key: ContentKey): Buffer {
  const { samples, at } = readFragment(bytes);
  const sequence = bytes.readUInt32BE(at.sequenceNumber);
  let next = bytes.readInt32BE(at.dataOffset);
  const encrypted = samples.map(({ size }, index) => {
    const sample = bytes.subarray(next, (next += size));
    return encryptedSample(sample, partsOf(sample, track), ivOf(track, sequence, index), key);
  });
  const traf = boxesIn(bytes, at.traf + 8, at.trafEnd);
  const bytesOf = (box: Mp4Box) => bytes.subarray(box.start, box.end);
  const header = (offsetOfInfo: number, offsetOfData: number): Buffer => {
    const run = Buffer.from(bytesOf(traf.one('trun')));
    run.writeInt32BE(offsetOfData, at.dataOffset - at.trun);
    return mp4Box(
      'moof',
      bytes.subarray(at.sequenceNumber - MFHD_HEAD, at.sequenceNumber + 4),
      mp4Box(
        'traf',
        bytesOf(traf.one('tfhd')),
        bytesOf(traf.one('tfdt')),
        run,
        mp4Box(
          'saiz',
          uint32(0),
          Buffer.from([0]),
          uint32(samples.length),
          Buffer.from(encrypted.map(({ info }) => info.length)),
        ),
        mp4Box('saio', uint32(0), uint32(1), uint32(offsetOfInfo)),
        mp4Box('senc', uint32(HAS_PARTS), uint32(samples.length), ...encrypted.map(({ info }) => info)),
      ),
    );
  };
  const { length } = header(0, 0);
  const infoLength = encrypted.reduce((sum, { info }) => sum + info.length, 0);
  return Buffer.concat([
    header(length - infoLength, length + 8),
    mp4Box('mdat', ...encrypted.map(({ data }) => data)),
  ]);
}

/** Bytes from the start of an `mfhd` box to its sequence number. */
const MFHD_HEAD = 12;
/** The flag of a `senc` box that lists the clear parts of each sample. */
const HAS_PARTS = 2;

function encryptedSample(
  sample: Buffer,
  parts: Parts,
  iv: Buffer,
  key: ContentKey,
): { readonly data: Buffer; readonly info: Buffer } {
  const cipher = createCipheriv(
    'aes-128-ctr',
    key.secret,
    Buffer.concat([iv, Buffer.alloc(BLOCK - IV_BYTES)]),
  );
  return {
    data: Buffer.concat(dataOf(sample, parts, cipher)),
    info: Buffer.concat([
      iv,
      uint16(parts.length),
      ...parts.flatMap(([clear, secret]) => [uint16(clear), uint32(secret)]),
    ]),
  };
}

function dataOf(sample: Buffer, parts: Parts, cipher: Cipher): Buffer[] {
  let next = 0;
  return parts.flatMap(([clear, secret]) => [
    sample.subarray(next, (next += clear)),
    cipher.update(sample.subarray(next, (next += secret))),
  ]);
}

/** Unique and reproducible per sample: track, fragment, index in the fragment. */
function ivOf({ id }: FilmTrack, sequence: number, index: number): Buffer {
  const iv = Buffer.alloc(IV_BYTES);
  iv.writeUInt8(
    Buffer.from(id).reduce((sum, byte) => (sum * 31 + byte) % 256, 7),
    0,
  );
  iv.writeUIntBE(sequence, 1, 5);
  iv.writeUInt16BE(index, 6);
  return iv;
}

const isSound = ({ id }: FilmTrack): boolean => id === 'aac' || id === 'opus';

function partsOf(sample: Buffer, track: FilmTrack): Parts {
  if (isSound(track)) return [[0, sample.length]];
  return track.id.startsWith('h264') ? partsOfNals(sample) : [withClearHead(sample.length, VP9_HEAD)];
}

/** Exceeds the size of a VP9 frame's uncompressed header. */
const VP9_HEAD = 64;
/** Exceeds the size of a slice header. */
const SLICE_HEAD = 36;

/** Encrypts whole blocks, aligned to the end; at least `head` bytes stay clear. */
function withClearHead(length: number, head: number): readonly [number, number] {
  const secret = Math.max(0, Math.floor((length - head) / BLOCK) * BLOCK);
  return [length - secret, secret];
}

/** H.264: encrypts slices after their headers, nothing else; adjacent clear bytes form one part. */
function partsOfNals(sample: Buffer): Parts {
  const parts: [number, number][] = [];
  for (let start = 0; start < sample.length;) {
    const length = 4 + sample.readUInt32BE(start);
    const kind = sample.readUInt8(start + 4) & 0x1f;
    const isSlice = kind === 1 || kind === 5;
    const [clear, secret] = isSlice ? withClearHead(length, SLICE_HEAD) : [length, 0];
    const last = parts.at(-1);
    if (last?.[1] === 0) {
      last[0] += clear;
      last[1] = secret;
    } else {
      parts.push([clear, secret]);
    }
    start += length;
  }
  return parts;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
