import { format } from 'node:util';

/** What goes wrong in this process, and what its console is told, from now until the end of the log. */
export interface ErrorLog {
  /** Errors that nothing caught. */
  readonly uncaught: readonly string[];
  /** Errors that a part of the screen was put in the place of. */
  readonly caught: readonly string[];
  readonly told: readonly string[];
  readonly noteUncaught: (error: unknown) => void;
  readonly noteCaught: (error: unknown) => void;
  end(): void;
}

export function makeErrorLog(): ErrorLog {
  const uncaught: string[] = [];
  const caught: string[] = [];
  const told: string[] = [];
  const noteIn = (list: string[]) => (error: unknown) =>
    void list.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const noteUncaught = noteIn(uncaught);
  process.on('unhandledRejection', noteUncaught);
  const { warn } = console;
  console.warn = (...words: unknown[]) => void told.push(format(...words));
  return {
    uncaught,
    caught,
    told,
    noteUncaught,
    noteCaught: noteIn(caught),
    end: () => {
      process.off('unhandledRejection', noteUncaught);
      console.warn = warn;
    },
  };
}
