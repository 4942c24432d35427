import { isMet, ratioOf, spreadOf, type Aim, type Figure, type Unit } from './figure.ts';
import type { Sides } from './bench-context.ts';
import { LEAST_IDLE, MOST_LOOP_SPREAD, quietnessInWords, type Quietness } from './quietness.ts';
import { MOST_SCROLLS } from './scrolling-figures.ts';
import { MOST_FLINGS, MOST_OPENINGS } from './guide-figures.ts';
import { WHEEL } from './guide-page.ts';
import type { Part } from './size-figures.ts';

/** The machine and software of the measurements. */
export interface Machine {
  readonly day: string;
  readonly system: string;
  readonly cores: number;
  readonly processor: string;
  readonly node: string;
  readonly chromium: string;
  /** Null if it could not be run. */
  readonly lighthouse: string | null;
}

export interface Measurements {
  readonly machine: Machine;
  readonly quiet: Quietness;
  readonly runs: number;
  readonly lighthouseRuns: number;
  readonly figures: readonly Figure[];
  readonly parts: readonly Part[];
  /** The section written by hand, from its heading on. */
  readonly explanation: string;
}

/** The section of the page that is written by hand, and kept. */
export const EXPLANATION_HEADING = '## Missed aims, and why';

export type Row = readonly string[];

const HEADING: Row = ['', 'Measured', 'Spread', 'Reference', 'Spread', 'Ratio', 'Aim', 'Met'];
const PARTS_HEADING: Row = ['File', 'Requested', 'gzip', 'brotli'];
const DECIMALS: Readonly<Record<Unit, number>> = {
  ms: 0,
  KB: 1,
  MB: 0,
  points: 0,
  tasks: 0,
  shift: 3,
  nodes: 0,
  files: 0,
  fps: 0,
  '%': 1,
};
const WORDS: Readonly<Record<Unit, string>> = {
  ms: ' ms',
  KB: ' KB',
  MB: ' MB',
  points: '',
  tasks: '',
  shift: '',
  nodes: '',
  files: '',
  fps: '',
  '%': ' %',
};

/** The figures as plain tables for a terminal. */
export const asText = (figures: readonly Figure[]): string => table(HEADING, figures, rowOf);

/** Plain tables, one for each group of figures. */
export function table(
  heading: Row,
  figures: readonly Figure[],
  rowOfFigure: (figure: Figure) => Row,
): string {
  const tables = groups(figures).map(([group, members]) => {
    const rows = [heading, ...members.map(rowOfFigure)];
    const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    const lines = rows.map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(52) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    );
    return `${group}\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}`;
  });
  return tables.join('\n\n');
}

/** The figures and how they were measured, as the document docs/performance.md. */
export function asDocument({
  machine,
  quiet,
  runs,
  lighthouseRuns,
  figures,
  parts,
  explanation,
}: Measurements): string {
  const tables = groups(figures).map(
    ([group, members]) => `### ${group}\n\n${markdown([HEADING, ...members.map(rowOf)])}`,
  );
  const weights = parts.map(({ screen, name, asked, gzip, brotli }) => [
    `${screen}: \`${name}\``,
    asked,
    written(gzip / 1024, 'KB'),
    written(brotli / 1024, 'KB'),
  ]);
  const lighthouse = machine.lighthouse
    ? `Lighthouse ${machine.lighthouse}, ${timesInWords(lighthouseRuns)} for each page and device`
    : 'Lighthouse, which is downloaded from the npm registry, was not available, so its figures are missing';
  return `# Performance

\`npm run bench\` takes these measurements and writes this page; a missed aim is reported and does not fail the run. [Missed aims, and why](#missed-aims-and-why) is written by hand, and kept.

## How it is measured

- **Reference.** Every figure is compared with a reference measured alternately in the same run, so that other load on the machine affects both. The static pages contain what the mock platform returns for home and its first workout: HTML, one inline style, and the same images and fonts, without scripts, from the same host with the same compression. The bare player is hls.js as in its documentation, with the same source.
- **Repetitions.** Medians of ${timesInWords(runs)}; ${lighthouse}.
- **Spread** is from the lower to the upper quartile, between which the middle half of the runs is.
- **No cache.** Every page is opened in a new browser profile, as a visitor; the mock platform has drawn the images before.
- **Slow** means a processor four times slower than the machine's, and a network with a round trip of 150 ms and 1.6 Mbit/s, both throttled by the browser; otherwise the network is the machine's own. Lighthouse uses its own throttling.
- **The screen** is a phone's (412 by 823) for loading and scrolling, and 1280 by 800 for presses, searches and the first frame; the guide is measured on both.
- **Hero visible** is the first frame after the hero's image has loaded, **screen visible** the first frame with text and links. **Layout shift** is the sum of all shifts. Pages load without Playwright, whose instrumentation lengthens the evaluation of scripts.
- **The first frame** is measured from a subscribed member's click on "Start watching" to the first frame that the browser presents. A mouse or a finger is down for some 80 ms before its click, and the app requests the player then; a click without any sign is a voice's, or that of a program.
- **A seek** is made by a key two seconds after the start of a video. **A save** is made by hiding the page after playback has moved; it is measured to the end of its task, and compared with one write to the same storage and one request with the same body. **Twenty workouts** are opened from the list one after another, played briefly and left; the memory still in use is measured after garbage collection, from the second workout on.
- **Scrolling** turns the mouse wheel by one screen ten times a second. The static home contains only the first rows; the static list contains all cards that the app's list has reached by then. A frame is late if it comes more than 34 ms after the previous one. Memory is the JavaScript heap after garbage collection; the part still in use is measured on another screen. Medians of ${timesInWords(Math.min(runs, MOST_SCROLLS))}.
- **A press on a card** is measured to the end of the first frame with the workout's heading; the static page's card is a plain link to another page. **Work of the main thread** is counted by the browser at the machine's own speed, until two seconds after the press. **A session** of presses by a finger and keys goes from home to a workout, to the list of all workouts and back, ten times; each press is measured by the browser to its next frame, rounded to 8 ms. **A search** is measured from its last key to the end of the first frame with a result; the bare page queries the platform with a few lines of script.
- **A live page** has opened when every row in view has its programs. **A guide is flung** twice ahead and twice back, by a wheel that turns ${WHEEL.distance} pixels at ${WHEEL.speed} a second on a desktop, and by a finger on a phone; a row is blank in a frame if it is not in the document, or has no programs from end to end of the view. The static guide contains all programs of 50 channels in two days. For its **memory**, every channel is shown until its schedule has arrived, and the guide is flung once in both directions; what further flings add is measured after garbage collection. Medians of ${timesInWords(Math.min(runs, MOST_OPENINGS))}, of flings of ${timesInWords(Math.min(runs, MOST_FLINGS))}; its memory of one run.
- **The pages of progress and coaching** are opened by a member with a year of workouts, and one with a plan. Their references contain what the app has rendered there, saved as HTML with one inline style and without scripts; a press on a link of one leads to another.
- **A channel** is pressed on a page at rest by a subscribed member. The bare page plays the same channel, with a new player at each press, and returns to its own live position.
- **The machine.** ${machine.cores} cores (${machine.processor}), ${machine.system}, Node ${machine.node}, Chromium ${machine.chromium}, on ${machine.day}. ${quietnessInWords(quiet)} This page is only written if at least ${LEAST_IDLE * 100} % was idle and the loop's spread was at most ${MOST_LOOP_SPREAD * 100} %.

## Figures

${tables.join('\n\n')}

## Files of script and style

${markdown([PARTS_HEADING, ...weights])}

${explanation}`;
}

const timesInWords = (times: number): string => (times === 1 ? 'one run' : `${times} runs`);

function groups(figures: readonly Figure[]): readonly (readonly [string, readonly Figure[]])[] {
  const names = [...new Set(figures.map(({ group }) => group))];
  return names.map((name) => [name, figures.filter(({ group }) => group === name)]);
}

function rowOf(figure: Figure): Row {
  const ratio = ratioOf(figure);
  const met = isMet(figure);
  return [
    figure.name,
    written(figure.measured, figure.unit),
    spreadInWords(figure, 'app'),
    figure.reference === null ? '–' : written(figure.reference, figure.unit),
    spreadInWords(figure, 'reference'),
    ratio === null ? '–' : ratio.toFixed(2),
    figure.aim ? aimInWords(figure.aim, figure.unit) : '–',
    met === null ? '–' : met ? 'met' : 'missed',
  ];
}

/** A value with its unit. */
export const written = (value: number, unit: Unit): string => value.toFixed(DECIMALS[unit]) + WORDS[unit];

/** The quartiles of the runs of a side, without the unit. */
export function spreadInWords({ samples, unit }: Figure, side: keyof Sides<unknown>): string {
  const values = samples?.[side] ?? [];
  if (values.length === 0) return '–';
  return spreadOf(values)
    .map((value) => value.toFixed(DECIMALS[unit]))
    .join('–');
}

const aimInWords = ({ on, bound, value }: Aim, unit: Unit): string =>
  on === 'ratio' ? `ratio ${bound} ${value}` : `${bound} ${value}${WORDS[unit]}`;

const markdown = ([heading = [], ...rows]: readonly Row[]): string =>
  [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
