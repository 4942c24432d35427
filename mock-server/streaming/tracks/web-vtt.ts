/** A text shown from one time to another, in seconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const VTT_TYPE = 'text/vtt; charset=utf-8';

export const webVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}`),
    '',
  ].join('\n\n');

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (unit: number, wrap: number, width: number) =>
    String(Math.floor(milliseconds / unit) % wrap).padStart(width, '0');
  return `${part(3_600_000, Infinity, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
}
