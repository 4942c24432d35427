import { AppFailure, type FailureKind } from '#application/app-failure.ts';
import type { AccountServer, MemberWrite, WriteOutcome } from '#application/ports/account-server.ts';
import type { Result } from '#application/result.ts';
import type { Member } from '#domain/account/viewer.ts';

type Eventually<T> = T | Promise<T>;

/** An in-memory account API whose responses a test controls. */
export interface InMemoryAccountServer extends AccountServer {
  /** The calls in order: 'me'; 'Wrk00001 0.5', '+Wrk00001', '-Wrk00001' or 'clear' for a write; 'logout'. */
  readonly calls: string[];
  /** The writes among the calls. */
  writes(): readonly string[];
  /** From now on the me call returns this; null is a visitor. */
  answerMe(answer: () => Eventually<Member | null | AppFailure>): void;
  answerWrites(answer: (write: MemberWrite) => Eventually<WriteOutcome>): void;
  answerLogOut(answer: () => Promise<void>): void;
}

/** A server with a signed-in member, which takes all writes until they log out; or with a visitor. */
export function makeInMemoryAccountServer(person: Member | null = null): InMemoryAccountServer {
  const calls: string[] = [];
  let signedIn = person;
  let meAnswer: () => Eventually<Member | null | AppFailure> = () =>
    signedIn ?? new AppFailure('unauthorized', 'Nobody is signed in');
  let writeAnswer: (write: MemberWrite) => Eventually<WriteOutcome> = () =>
    signedIn ? 'taken' : 'signed-out';
  let logOutAnswer = () => Promise.resolve();
  return {
    calls,
    writes: () => calls.filter((call) => call !== 'me' && call !== 'logout'),
    answerMe: (answer) => (meAnswer = answer),
    answerWrites: (answer) => (writeAnswer = answer),
    answerLogOut: (answer) => (logOutAnswer = answer),
    me: async (): Promise<Result<Member | null>> => {
      calls.push('me');
      const answer = await meAnswer();
      return answer instanceof AppFailure ? { data: null, errors: [answer] } : { data: answer, errors: [] };
    },
    send: async (write) => {
      calls.push(nameOf(write));
      return writeAnswer(write);
    },
    login: notImplemented,
    register: notImplemented,
    locale: notImplemented,
    logOut: async () => {
      calls.push('logout');
      return logOutAnswer().then(
        () => {
          signedIn = null;
          return true;
        },
        () => false,
      );
    },
  };
}

const notImplemented = async (): Promise<Result<never>> => ({
  data: null,
  errors: [new AppFailure('not-implemented', 'Not implemented')],
});

export const failing = (kind: FailureKind) => () => new AppFailure(kind, kind);

function nameOf(write: MemberWrite): string {
  switch (write.kind) {
    case 'progress':
      return `${write.mediaId} ${write.progress}`;
    case 'favorite':
      return `${write.wanted ? '+' : '-'}${write.mediaId}`;
    case 'clear-favorites':
      return 'clear';
  }
}
