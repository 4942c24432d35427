// @ts-check
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * @typedef {object} Step a command whose exit status tells whether it passed
 * @property {string} name
 * @property {readonly string[]} run the command and its arguments
 * @property {boolean} [informs] whether to print its output even if it passes
 */

/** The exit status of a step that had nothing to run with: it has neither passed nor failed. */
export const NOT_RUN = 77;

/** @typedef {readonly (readonly Step[])[]} Lanes lists of steps; lists run in parallel, steps in sequence */

const LOOK_MS = 1000;
/** How often to report a long step, in milliseconds, if there is no terminal to show it continuously. */
const REMIND_MS = 60_000;
const PROGRESS = /^(\d+ of \d+)$/gm;

/**
 * Runs steps in lanes, one group of lanes after another, and prints a line as each step ends: its duration
 * and, unless it passed, its output. Meanwhile shows the progress of the running steps.
 *
 * @param {readonly Lanes[]} groups
 * @returns {Promise<{ failed: readonly string[], notRun: readonly string[] }>} the names of the steps that did not pass
 */
export async function runSteps(groups) {
  const progress = new Progress();
  /** @type {{ failed: string[], notRun: string[] }} */
  const names = { failed: [], notRun: [] };
  for (const lanes of groups) {
    await Promise.all(
      lanes.map(async (steps) => {
        for (const step of steps) {
          const result = await runStep(step, progress);
          if (result === 'failed') names.failed.push(step.name);
          if (result === 'not run') names.notRun.push(step.name);
        }
      }),
    );
  }
  progress.end();
  return names;
}

/**
 * @param {Step} step
 * @param {Progress} progress
 * @returns {Promise<'passed' | 'failed' | 'not run'>}
 */
async function runStep({ name, run, informs = false }, progress) {
  const [command = '', ...parameters] = run;
  const since = Date.now();
  let output = '';
  progress.begin(name);
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      progress.tell(name, [...output.matchAll(PROGRESS)].at(-1)?.[1] ?? '');
    });
  }
  /** @type {number | null} */
  const status = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += String(error);
      resolve(null);
    });
    child.once('close', resolve);
  });
  const said = output
    .replace(PROGRESS, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  writeFileSync(`reports/${name.toLowerCase().replaceAll(' ', '-')}.log`, `${said}\n`);
  const mark = status === 0 ? '✓' : status === NOT_RUN ? '– Not run:' : '✗';
  progress.finish(name, `${mark} ${name}, ${seconds(since)}`);
  if (status !== 0 || informs) progress.print(`${said}\n`);
  return status === 0 ? 'passed' : status === NOT_RUN ? 'not run' : 'failed';
}

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/** Shows the running steps: on the last line of a terminal, otherwise as occasional lines. */
class Progress {
  /** @type {Map<string, { since: number, told: number, words: string }>} */
  #running = new Map();
  #isTerminal = process.stdout.isTTY;
  #timer = setInterval(() => this.#show(), LOOK_MS);

  /** @param {string} name */
  begin(name) {
    this.#running.set(name, { since: Date.now(), told: Date.now(), words: '' });
  }

  /**
   * @param {string} name
   * @param {string} words
   */
  tell(name, words) {
    const running = this.#running.get(name);
    if (running) running.words = words;
  }

  /**
   * @param {string} name
   * @param {string} line
   */
  finish(name, line) {
    this.#running.delete(name);
    this.print(line);
  }

  /** @param {string} text */
  print(text) {
    process.stdout.write(`${this.#isTerminal ? '\r\x1b[K' : ''}${text}\n`);
  }

  end() {
    clearInterval(this.#timer);
  }

  #show() {
    const lines = [...this.#running].map(([name, { since, words }]) =>
      [name, seconds(since), words].filter(Boolean).join(', '),
    );
    if (this.#isTerminal)
      process.stdout.write(`\r\x1b[K… ${lines.join(' | ').slice(0, process.stdout.columns - 3)}`);
    else this.#remind();
  }

  #remind() {
    for (const [name, running] of this.#running) {
      if (Date.now() - running.told < REMIND_MS) continue;
      running.told = Date.now();
      this.print(`… ${[name, seconds(running.since), running.words].filter(Boolean).join(', ')}`);
    }
  }
}
