import { createContext, useMemo } from 'react';
import type { ProgramState } from '#domain/live/program-state.ts';
import { useText } from '../i18n/i18n.ts';

/** The names of cells for screen readers, and what their states are called. */
export interface GuideLabels {
  readonly program: (channel: string, title: string, times: string, state: ProgramState) => string;
  /** Of a cell without a program. */
  readonly empty: (channel: string, text: string, times: string) => string;
  readonly gap: string;
  readonly loading: string;
}

/** Stands for a value in a text, and occurs in none. */
const MARK = '\u0000';

/** Joins the parts of a text that was filled with marks and split by them: names of values stand at odd places. */
const fill = (parts: readonly string[], values: Readonly<Record<string, string>>): string =>
  parts.map((part, place) => (place % 2 === 0 ? part : values[part])).join('');

const mark = (name: string): string => MARK + name + MARK;

/** The labels of all cells; a guide fills hundreds of them in a second, so their texts are parsed once. */
export function useGuideLabels(): GuideLabels {
  const t = useText();
  return useMemo(() => {
    const program = t('live:cell', {
      channel: mark('channel'),
      title: mark('title'),
      times: mark('times'),
      state: mark('state'),
    }).split(MARK);
    const empty = t('live:emptyCell', {
      channel: mark('channel'),
      text: mark('text'),
      times: mark('times'),
    }).split(MARK);
    const states: Readonly<Record<ProgramState, string>> = {
      live: t('live:state.live'),
      'catch-up': t('live:state.catch-up'),
      expired: t('live:state.expired'),
      upcoming: t('live:state.upcoming'),
    };
    return {
      program: (channel, title, times, state) =>
        fill(program, { channel, title, times, state: states[state] }),
      empty: (channel, text, times) => fill(empty, { channel, text, times }),
      gap: t('live:gap'),
      loading: t('live:loading'),
    };
  }, [t]);
}

export const GuideLabelsContext = createContext<GuideLabels>({
  program: () => '',
  empty: () => '',
  gap: '',
  loading: '',
});
