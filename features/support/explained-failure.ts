import { AssertionError } from 'node:assert';
import { SaysOtherwise } from './assert-text.ts';
import { describeLookup, explainMissing, outermost, type Lookup } from './screen-lookups.ts';
import { nearestPart } from './nearest-name.ts';
import { NotOnScreen } from './not-on-screen.ts';
import { rowsDifference } from './rows-difference.ts';
import { ScenarioMistake } from './scenario-mistake.ts';

/** The most lines of a text that a message shows. */
const MOST_LINES = 15;

/** A failure in words: what was looked for, what is there instead, and in which way it differs. */
export async function explainedFailure(failure: Error, look: Lookup | null): Promise<Error> {
  const missing =
    look && !(failure instanceof ScenarioMistake) ? await explainMissing(look).catch(() => null) : null;
  if (missing !== null)
    return withMessage(failure, saysWhy(failure) ? `${failure.message}\n${missing}` : missing);
  if (failure instanceof SaysOtherwise) return withMessage(failure, await saysInstead(failure, look));
  return withMessage(failure, await inWords(failure, look));
}

/** What a text says instead of something. */
async function saysInstead({ message, missing, text }: SaysOtherwise, look: Lookup | null): Promise<string> {
  const similar = missing && nearestPart(missing, text);
  const lines = look ? await look.part.lines().catch(() => []) : [];
  const where = look ? [`Looked at: ${describeLookup(look)}.`] : [];
  return [`${message}${similar ? ` The nearest is "${similar}".` : ''}`, ...where, ...block(lines)].join(
    '\n',
  );
}

const block = (lines: readonly string[]): readonly string[] => {
  const more = lines.length - MOST_LINES;
  return lines.length === 0
    ? []
    : [
        'It says:',
        ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
        ...(more > 0 ? [`  … and ${more} more lines`] : []),
      ];
};

/** Whether somebody has written its message, rather than Node or the browser's driver. */
const saysWhy = (failure: Error): boolean =>
  failure instanceof AssertionError
    ? !failure.generatedMessage
    : failure.name !== 'TimeoutError' && !(failure instanceof NotOnScreen);

/** The message without the stack of the failure. */
function withMessage(failure: Error, message: string): Error {
  const explanation = new Error(message, { cause: failure });
  const frames = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  explanation.stack = [`Error: ${message}`, ...frames].join('\n');
  return explanation;
}

const HEADING = 'What is there (+) is not what was expected (-):';

async function inWords(failure: Error, look: Lookup | null): Promise<string> {
  if (!(failure instanceof AssertionError) || !failure.generatedMessage) return failure.message;
  const { actual, expected, operator } = failure as { actual: unknown; expected: unknown; operator: string };
  if (operator === 'strictEqual' && typeof actual === 'number' && look) {
    const isCount = (await look.part.count().catch(() => null)) === actual;
    if (isCount && expected === 0 && actual === 1) return `It is there: ${describeLookup(look)}.`;
    if (isCount) return `There are ${actual}, not ${String(expected)}: ${describeLookup(look)}.`;
  }
  const values = difference(operator, actual, expected);
  const rows = values === null ? rowsDifference(actual, expected) : null;
  const list = rows ? [HEADING, ...rows].join('\n') : failure.message;
  const where = look && (values ? look : outermost(look));
  return [values ?? list, ...(where ? [`Looked at: ${describeLookup(where)}.`] : [])].join('\n');
}

/** How two values differ, in words; null where Node says it better. */
function difference(operator: string, actual: unknown, expected: unknown): string | null {
  if (!isPlain(actual) || !isPlain(expected)) return null;
  if (operator === 'strictEqual' || operator === 'deepStrictEqual')
    return [`It is:  ${JSON.stringify(actual)}`, `not:    ${JSON.stringify(expected)}`].join('\n');
  return operator === 'notStrictEqual' ? `It is ${JSON.stringify(actual)}.` : null;
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';
