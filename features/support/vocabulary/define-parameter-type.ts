import { defineParameterType } from '@cucumber/cucumber';

/** A word that phrases take as a parameter, with what QA needs to know about it. */
export interface Word {
  /** As written in phrases: {person}. */
  readonly name: string;
  readonly meaning: string;
  /** All possible values, or examples if they are unlimited. */
  readonly values: readonly string[];
  readonly open: boolean;
}

export const words: Word[] = [];

const chosen = new Map<string, Readonly<Record<string, unknown>>>();

/** What a value of a word stands for, for cells of tables; undefined if there is no such value. */
export const parameterValue = (word: string, value: string): unknown => chosen.get(word)?.[value];

/** A word with a fixed list of values, each mapped to something. */
export function defineChoice<T>(name: string, meaning: string, choices: Readonly<Record<string, T>>): void {
  const values = Object.keys(choices);
  chosen.set(name, choices);
  const pattern = [...values]
    .sort((a, b) => b.length - a.length)
    .map(escapeForPattern)
    .join('|');
  words.push({ name, meaning, values, open: false });
  defineParameterType({ name, regexp: new RegExp(pattern), transformer: (value: string) => choices[value] });
}

/** A word that can be anything of a certain format. */
export function defineWord(
  name: string,
  meaning: string,
  form: {
    readonly regexp: RegExp;
    readonly transformer: (...parts: string[]) => unknown;
    readonly examples: readonly string[];
  },
): void {
  words.push({ name, meaning, values: form.examples, open: true });
  defineParameterType({ name, regexp: form.regexp, transformer: form.transformer });
}

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
