/**
 * Draws the film, generates its sound, and encodes both into the files next to this script: `node --import
 * tsx mock-server/film/encode-film.ts`. Requires ffmpeg with libx264, libvpx and libopus. The encoded files
 * are part of the project, so run it only after changing the film;
 * docs/decisions/01-hls-from-one-looped-film.md explains the numbers that make the loop seamless.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { filmFrame, FRAME_HEIGHT, FRAME_WIDTH } from './film-frame.ts';
import { FILM_SECONDS } from './film-phases.ts';
import { filmSound, SAMPLE_RATE } from './film-sound.ts';
import { THUMBNAIL_GRID } from './thumbnail-grid.ts';

const FRAME_RATE = 25;
/** A fragment is 1.6 s: 40 frames from one keyframe to the next, 75 AAC frames, 80 Opus packets. */
const FRAMES_IN_FRAGMENT = 40;
const BT709 = '-colorspace bt709 -color_primaries bt709 -color_trc bt709';
const FRAGMENTED = '-movflags default_base_moof';

const SIZES = [
  { height: 240, width: 426, h264: '-level 1.3 -crf 38', vp9: '-crf 54' },
  { height: 480, width: 854, h264: '-level 3.0 -crf 38', vp9: '-crf 56' },
  { height: 720, width: 1280, h264: '-level 3.1 -crf 38', vp9: '-crf 57' },
];

const SOUNDS = [
  { name: 'aac', codec: '-c:a aac -b:a 40k', stream: 'adts', packets: 1500, unpack: '-bsf:a aac_adtstoasc' },
  { name: 'opus', codec: '-c:a libopus -b:a 24k', stream: 'ogg', packets: 1600, unpack: '-strict -2' },
];

const here = fileURLToPath(new URL('.', import.meta.url));
const scratch = await mkdtemp(join(tmpdir(), 'film-'));

await encodePictures(await drawMaster());
await encodeSounds(await writeSound());
await drawThumbnails();
await rm(scratch, { recursive: true });

async function drawMaster(): Promise<string> {
  const master = join(scratch, 'master.mkv');
  const frames = `-f rawvideo -pix_fmt rgb24 -s ${FRAME_WIDTH}x${FRAME_HEIGHT} -r ${FRAME_RATE}`;
  const colours = `-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p ${BT709}`;
  await ffmpeg(frames, '-', `${colours} -c:v libx264 -preset ultrafast -qp 0`, master, async function* () {
    for (let frame = 0; frame < FILM_SECONDS * FRAME_RATE; frame++) {
      const picture = sharp(Buffer.from(filmFrame(frame / FRAME_RATE)));
      yield await picture.removeAlpha().raw().toBuffer();
    }
  });
  return master;
}

/**
 * Without B-frames, which would delay the first picture beyond 0 and leave a gap at every join of two loops.
 */
async function encodePictures(master: string): Promise<void> {
  const keyframes = `-g ${FRAMES_IN_FRAGMENT} -keyint_min ${FRAMES_IN_FRAGMENT}`;
  for (const { height, width, h264, vp9 } of SIZES) {
    const picture = `-an -vf scale=${width}:${height}:flags=lanczos ${BT709}`;
    const fragments = `${keyframes} ${FRAGMENTED}+empty_moov+frag_keyframe`;
    const x264 = `-c:v libx264 -profile:v main -preset veryslow -tune animation -bf 0 -sc_threshold 0 ${h264}`;
    await ffmpeg('', master, `${picture} ${x264} ${fragments}`, join(here, `h264-${height}p.mp4`));
    const vpx = `-c:v libvpx-vp9 -deadline good -cpu-used 2 -row-mt 1 -b:v 0 ${vp9}`;
    await ffmpeg('', master, `${picture} ${vpx} ${fragments}`, join(here, `vp9-${height}p.mp4`));
  }
}

/** Three consecutive loops; the middle one is used, so that a loop starts as the previous one ends. */
async function writeSound(): Promise<string> {
  const sound = join(scratch, 'sound.wav');
  const loop = Buffer.from(filmSound().buffer);
  await ffmpeg(`-f s16le -ar ${SAMPLE_RATE} -ac 1`, '-', '', sound, async function* () {
    for (let round = 0; round < 3; round++) yield loop;
  });
  return sound;
}

async function encodeSounds(sound: string): Promise<void> {
  for (const { name, codec, stream, packets, unpack } of SOUNDS) {
    const whole = join(scratch, `${name}.${stream}`);
    await ffmpeg('', sound, `${codec} -f ${stream}`, whole);
    const middle = `-ss ${FILM_SECONDS} -frames:a ${packets} -c copy ${unpack}`;
    // The header is written with the first fragment: the AAC configuration is not known before.
    const fragments = `${FRAGMENTED}+delay_moov -use_editlist 0 -frag_duration ${(FRAMES_IN_FRAGMENT / FRAME_RATE) * 1e6}`;
    await ffmpeg('', whole, `${middle} ${fragments}`, join(here, `${name}.mp4`));
  }
}

/** The scrubbing thumbnails on one sheet, each from the middle of its part of the film. */
async function drawThumbnails(): Promise<void> {
  const { every, columns, width, height } = THUMBNAIL_GRID;
  const count = FILM_SECONDS / every;
  const thumbnail = async (index: number) => ({
    input: await sharp(Buffer.from(filmFrame((index + 0.5) * every)))
      .resize(width, height)
      .png()
      .toBuffer(),
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  });
  const size = { width: columns * width, height: Math.ceil(count / columns) * height };
  await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(await Promise.all(Array.from({ length: count }, (_, index) => thumbnail(index))))
    .webp({ quality: 72, effort: 6 })
    .toFile(join(here, 'thumbnails.webp'));
}

/** Runs ffmpeg on one input; for '-' the input comes from `feed`. */
async function ffmpeg(
  reading: string,
  input: string,
  writing: string,
  output: string,
  feed?: () => AsyncGenerator<Buffer>,
): Promise<void> {
  const words = (options: string) => options.split(' ').filter(Boolean);
  const options = ['-y', '-v', 'error', ...words(reading), '-i', input, ...words(writing), output];
  const child = spawn('ffmpeg', options, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(child, 'close');
  for await (const chunk of feed?.() ?? []) if (!child.stdin.write(chunk)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg could not write ${output}`);
  console.log(output, (await stat(output)).size);
}
