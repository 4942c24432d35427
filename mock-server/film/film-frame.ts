import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import { phaseAt, type Phase } from './film-phases.ts';

export const FRAME_WIDTH = 1280;
export const FRAME_HEIGHT = 720;
/** Beats per second, shared by the rings, the bars and the sound. */
export const BEATS_PER_SECOND = 2;

const CENTRE = { x: FRAME_WIDTH / 2, y: FRAME_HEIGHT / 2 };
const RING_RADIUS = 228;
/** Pixels that a band travels before it restarts. */
const RUN = 3000;
/** Seconds before the end of a phase in which the next one's colour covers the picture. */
const WIPE = 0.48;

const PHASE_STYLES = {
  work: {
    label: 'WORK',
    ground: '#160b1f',
    deep: '#3a0f3d',
    shapes: ['#ff3d5a', '#ff7a2f', '#c2185b'],
    bright: '#ffb02e',
  },
  rest: {
    label: 'REST',
    ground: '#04181f',
    deep: '#06343c',
    shapes: ['#0fa3a3', '#14c8a0', '#1279c4'],
    bright: '#7df5d0',
  },
} as const satisfies Record<Phase['kind'], object>;

type Look = (typeof PHASE_STYLES)[Phase['kind']];

/** The picture at a moment of the loop, in seconds, as SVG. Every loop has the same pictures. */
export function filmFrame(at: number): string {
  const phase = phaseAt(at);
  const look = PHASE_STYLES[phase.kind];
  const next = PHASE_STYLES[phase.kind === 'work' ? 'rest' : 'work'];
  const left = phase.length - phase.elapsed;
  const scene = phase.kind === 'work' ? slabs(at, look) : discs(at, look);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME_WIDTH}" height="${FRAME_HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${look.ground}"/>`,
    scene,
    bars(at, phase, look),
    pulse(phase, look),
    left < WIPE ? wipe(1 - left / WIPE, next) : '',
    dial(phase, look),
    '</svg>',
  ].join('');
}

/**
 * Work: slanted bands that cross the picture a whole number of times per phase, by a multiple of three pixels
 * per frame: all three sizes then move by whole pixels, which encodes in few bytes.
 */
function slabs(at: number, { shapes, deep }: Look): string {
  const band = (start: number, width: number, pixelsPerFrame: 6 | 12, colour: string) => {
    const x = ((start + at * 25 * pixelsPerFrame) % RUN) - 1000;
    return `<path d="M${x} 720 l260 -720 h${width} l-260 720z" fill="${colour}"/>`;
  };
  return [band(1700, 560, 6, deep), band(1150, 130, 12, shapes[2]), band(2650, 170, 12, shapes[0])].join('');
}

/** Rest: discs that float and pulse, with a period of six seconds. */
function discs(at: number, { shapes, deep }: Look): string {
  const breath = Math.sin((at / 6) * 2 * Math.PI);
  const float = (x: number, y: number, radius: number, turn: number, colour: string, opacity: number) => {
    const angle = (at / 12) * 2 * Math.PI + turn;
    return circle(
      x + 50 * Math.cos(angle),
      y + 34 * Math.sin(angle),
      radius * (1 + 0.09 * breath),
      colour,
      opacity,
    );
  };
  return [
    float(640, 360, 420, 0, deep, 1),
    float(190, 560, 200, 1, shapes[2], 0.55),
    float(1120, 170, 230, 2.4, shapes[0], 0.55),
    float(1010, 610, 120, 4, shapes[1], 0.6),
    float(280, 130, 92, 5.2, shapes[1], 0.45),
  ].join('');
}

/** Bars along the lower edge, left and right of the dial, that jump on the beat and sink until the next. */
function bars(at: number, { kind }: Phase, { shapes, bright }: Look): string {
  const { reach, beats } =
    kind === 'work' ? { reach: 220, beats: BEATS_PER_SECOND } : { reach: 80, beats: 0.5 };
  const beat = Math.floor(at * beats);
  const sinking = Math.max(0, 1 - ((at * beats) % 1) / 0.6);
  const count = 6;
  return Array.from({ length: count * 2 }, (_, index) => {
    const place = index % count;
    const lift = 0.3 + 0.7 * Math.abs(Math.sin(place * 1.7 + beat * 2.3));
    const height = Math.round(30 + reach * lift * (0.3 + 0.7 * sinking * sinking));
    const x = index < count ? 48 + place * 48 : FRAME_WIDTH - 48 - 30 - place * 48;
    const colour = place % 3 === 0 ? bright : shapes[place % 3 === 1 ? 0 : 1];
    return `<rect x="${x}" y="${678 - height}" width="30" height="${height}" rx="15" fill="${colour}"/>`;
  }).join('');
}

/** A ring that expands from the dial: every second during work, every fourth during rest. */
function pulse({ kind, elapsed }: Phase, { bright, shapes }: Look): string {
  const { each, lasting } = kind === 'work' ? { each: 1, lasting: 0.4 } : { each: 4, lasting: 0.8 };
  const age = (elapsed % each) / lasting;
  if (age >= 1) return '';
  return ring(RING_RADIUS + 18 + 80 * Math.sqrt(age), 22 * (1 - age), age < 0.5 ? bright : shapes[1], 1);
}

/** The next phase's colour behind the dial, grown to `share` of the picture. */
function wipe(share: number, { ground, deep, shapes }: Look): string {
  const radius = RING_RADIUS + 560 * share * share;
  return [
    circle(CENTRE.x, CENTRE.y, radius, ground),
    ring(radius, 40, shapes[0], 1),
    ring(radius - 60, 80, deep, 1),
  ].join('');
}

/** The interval timer: a label, the seconds left, and an arc that shrinks with them. */
function dial(phase: Phase, { label, ground, deep, bright }: Look): string {
  const left = phase.length - phase.elapsed;
  const secondsLeft = Math.ceil(left - 1e-6);
  const around = 2 * Math.PI * RING_RADIUS;
  const into = phase.elapsed % 1;
  const urgent = secondsLeft <= 3 ? 1 + 0.1 * (1 - into) ** 3 : 1;
  return [
    circle(CENTRE.x, CENTRE.y, RING_RADIUS, ground),
    ring(RING_RADIUS, 26, deep, 1),
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${RING_RADIUS}" fill="none" stroke="${bright}" stroke-width="26" stroke-linecap="round"`,
    ` stroke-dasharray="${(around * left) / phase.length} ${around}" transform="rotate(-90 ${CENTRE.x} ${CENTRE.y})"/>`,
    text(label, 56, CENTRE.y - 112, bright, 8),
    text(String(secondsLeft), 270 * urgent, CENTRE.y + 108 + 98 * (urgent - 1), '#ffffff', 0),
  ].join('');
}

const FONT = new URL(
  '../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
  import.meta.url,
);
const bytes = readFileSync(FONT);
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

function text(words: string, size: number, baseline: number, colour: string, spacing: number): string {
  const glyphs = font.stringToGlyphs(words);
  const advance = (glyph: (typeof glyphs)[number]) =>
    ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size + spacing;
  let x = CENTRE.x - (glyphs.reduce((width, glyph) => width + advance(glyph), 0) - spacing) / 2;
  const outlines = glyphs.map((glyph) => {
    const outline = glyph.getPath(x, baseline, size).toPathData(1);
    x += advance(glyph);
    return outline;
  });
  return `<path d="${outlines.join('')}" fill="${colour}"/>`;
}

const circle = (x: number, y: number, radius: number, colour: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${opacity}"/>`;

const ring = (radius: number, width: number, colour: string, opacity: number) =>
  `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
