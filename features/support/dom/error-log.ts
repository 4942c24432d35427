import { format } from 'node:util';

/** The errors in this process and its console warnings, from now until `end` is called. */
export interface ErrorLog {
  /** Errors that nothing caught. */
  readonly uncaught: readonly string[];
  /** Errors for which an error boundary replaced part of the screen. */
  readonly caught: readonly string[];
  readonly messages: readonly string[];
  readonly noteUncaught: (error: unknown) => void;
  readonly noteCaught: (error: unknown) => void;
  end(): void;
}

export function makeErrorLog(): ErrorLog {
  const uncaught: string[] = [];
  const caught: string[] = [];
  const messages: string[] = [];
  const noteIn = (list: string[]) => (error: unknown) =>
    void list.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const noteUncaught = noteIn(uncaught);
  process.on('unhandledRejection', noteUncaught);
  const { warn } = console;
  console.warn = (...words: unknown[]) => void messages.push(format(...words));
  return {
    uncaught,
    caught,
    messages,
    noteUncaught,
    noteCaught: noteIn(caught),
    end: () => {
      process.off('unhandledRejection', noteUncaught);
      console.warn = warn;
    },
  };
}
