/** The most lines that a message has; and of a stack, of which only the first line leads to the phrase. */
const LINES_OF_A_MESSAGE = 40;
const LINES_OF_A_STACK = 4;

const isFrame = (line: string): boolean => /^\s*at /.test(line);
/** The name of the error's class, which says nothing to whoever writes scenarios. */
const ERROR_CLASS = /^\w*Error(?: \[\w+\])?: /;

/**
 * A failure as Cucumber has it: the message without the name of its class, and the line of the stack that leads to the phrase or,
 * without one, those that lead into the project's code.
 */
export function readableFailure(failure: string): readonly string[] {
  const lines = withoutSecondDifference(failure.split('\n'));
  const message = lines.filter((line) => !isFrame(line)).map((line) => line.replace(ERROR_CLASS, ''));
  const frames = lines
    .filter((line) => isFrame(line) && !/node_modules|node:/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(
          /(?:file:\/\/)?\/\S*?\/(?=(?:features|tools|tests|ui|adapters|application|domain|mock-server)\/)/,
          '',
        ),
    );
  const inPhrase = frames.filter((line) => line.includes('features/steps/')).slice(0, 1);
  const shown = inPhrase.length > 0 ? inPhrase : frames.slice(0, LINES_OF_A_STACK);
  return [...message.join('\n').trim().split('\n').slice(0, LINES_OF_A_MESSAGE), ...shown];
}

/** Removes the second diff under this heading, which repeats the first with the signs reversed. */
function withoutSecondDifference(lines: readonly string[]): readonly string[] {
  const heading = lines.findIndex((line) => line.trim() === '+ expected - actual');
  const end = lines.findIndex((line, index) => index > heading && line.trim().startsWith('at '));
  return heading < 0 ? lines : [...lines.slice(0, heading), ...(end < 0 ? [] : lines.slice(end))];
}
