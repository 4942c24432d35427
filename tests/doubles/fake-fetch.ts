/** A request as it was sent. */
export interface SentRequest {
  readonly address: string;
  readonly init: RequestInit | undefined;
}

export interface FakeFetch {
  readonly fetch: typeof fetch;
  readonly sent: readonly SentRequest[];
}

/** A fetch whose responses a test defines. */
export function makeFakeFetch(answer: (request: SentRequest) => Response | Promise<Response>): FakeFetch {
  const sent: SentRequest[] = [];
  return {
    sent,
    fetch: async (input, init) => {
      const request = { address: input instanceof Request ? input.url : String(input), init };
      sent.push(request);
      return answer(request);
    },
  };
}

/** Responds to each address with its JSON; to any other with 404. */
export const answering = (answers: Readonly<Record<string, unknown>>): FakeFetch =>
  makeFakeFetch(({ address }) =>
    address in answers
      ? Response.json(answers[address])
      : Response.json({ message: 'Nothing here' }, { status: 404 }),
  );
