import { isMet, ratioOf, type Aim, type Figure, type Unit } from './figure.ts';
import { MOST_SCROLLS } from './scrolling-figures.ts';
import type { Part } from './weight-figures.ts';

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
  readonly runs: number;
  readonly lighthouseRuns: number;
  readonly figures: readonly Figure[];
  readonly parts: readonly Part[];
}

type Row = readonly string[];

const HEADING: Row = ['', 'Measured', 'Reference', 'Ratio', 'Aim', 'Met'];
const PARTS_HEADING: Row = ['File', 'Asked for', 'gzip', 'brotli'];
const DECIMALS: Readonly<Record<Unit, number>> = {
  ms: 0,
  KB: 1,
  MB: 0,
  points: 0,
  tasks: 0,
  shift: 3,
  nodes: 0,
  files: 0,
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
  '%': ' %',
};

/** The figures as a plain table for a terminal. */
export function asText(figures: readonly Figure[]): string {
  const tables = groups(figures).map(([group, members]) => {
    const rows = [HEADING, ...members.map(rowOf)];
    const widths = HEADING.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
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
export function asDocument({ machine, runs, lighthouseRuns, figures, parts }: Measurements): string {
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
    : 'Lighthouse could not be run (it is fetched from the npm registry when it is needed), so its figures are missing';
  return `# Performance

\`npm run bench\` measures this and writes this page; an aim that is missed says so and fails nothing.

## How it is measured

- **Against what.** Every figure stands beside a reference that was measured in the same run, by turns, so that whatever
  else the machine was doing hits both. The static pages are written from what the mock platform says of home and of the first
  workout there: HTML, one inline style and the same pictures and fonts, no script, from the same host with the same
  compression. The bare player is hls.js as its documentation shows it, on the same source.
- **How often.** Medians of ${timesInWords(runs)}; ${lighthouse}.
- **Nothing cached.** Every page is opened in a browser profile of its own, as a visitor; pictures have been drawn before by
  the mock platform.
- **Slow** is a processor four times slower than the machine's, and a network of 150 ms there and back and 1.6 Mbit/s, both
  held back by the browser; otherwise the network is this machine's own. Lighthouse slows both down by its own reckoning.
- **The screen** is a phone's (412 by 823) for loading and scrolling, 1280 by 800 for presses, searches and the first frame.
- **Hero visible** is the first frame after the hero's picture is there, **screen there** the first with words and links. **Layout shift** adds up all that moved.
- **The first frame** is counted from the press on "Start watching" by a subscribed member to the first frame that the
  browser hands to the screen.
- **Another place** of a video is jumped to by a key two seconds after it began. **A save** is made by hiding the page after
  playback has moved; it is counted to the end of its task, and against one write of the same storage and one call with the
  same body. **Twenty workouts** are opened from the list one after another, played for a moment and left; what is kept is
  counted after garbage was collected, from the second workout on.
- **Scrolling** turns a wheel by a screen ten times a second. The static home has the first rows only; the static list has all
  the cards in the document that the app's list has come to by then. A frame is counted as late that comes more than 34 ms after the one before. Memory is what script
  holds after garbage was collected, and what of it is kept is counted once another screen has been gone to. Medians of
  ${timesInWords(Math.min(runs, MOST_SCROLLS))}.
- **A press on a card** is counted to the end of the first frame with the workout's heading; the static page's card is a plain link to
  another page. **A search** is counted from its last key to the end of the first frame with a result; the bare page asks the
  platform by a few lines of script.
- **The machine.** ${machine.cores} cores (${machine.processor}), ${machine.system}, Node ${machine.node}, Chromium ${machine.chromium}, on ${machine.day}.

## Figures

${tables.join('\n\n')}

## Files of script and style

${markdown([PARTS_HEADING, ...weights])}
`;
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
    figure.reference === null ? '–' : written(figure.reference, figure.unit),
    ratio === null ? '–' : ratio.toFixed(2),
    figure.aim ? aimInWords(figure.aim, figure.unit) : '–',
    met === null ? '–' : met ? 'met' : 'missed',
  ];
}

const written = (value: number, unit: Unit): string => value.toFixed(DECIMALS[unit]) + WORDS[unit];

const aimInWords = ({ on, bound, value }: Aim, unit: Unit): string =>
  on === 'ratio' ? `ratio ${bound} ${value}` : `${bound} ${value}${WORDS[unit]}`;

const markdown = ([heading = [], ...rows]: readonly Row[]): string =>
  [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
