import { createContext, jsx, useContext, type Props, type StaticElement } from './react.ts';

/* Stands for React Query where components are rendered once, to HTML: a query has its data, or is pending. */

/** The data that have arrived, by the JSON of their query's key. */
export type Answers = ReadonlyMap<string, unknown>;

interface Query {
  readonly queryKey: readonly unknown[];
}

const AnswersContext = createContext(new Map());

export const QueryClientProvider = ({ client, children }: Props): StaticElement =>
  jsx(AnswersContext, { value: client, children });

export const useQueryClient = (): unknown => useContext(AnswersContext);

export const keyOf = ({ queryKey }: Query): string => JSON.stringify(queryKey);

export function useQuery(query: Query) {
  const data = (useContext(AnswersContext) as Answers).get(keyOf(query));
  return { data, isPending: data === undefined, isError: false, error: null, failureCount: 0, refetch };
}

export const useQueries = ({ queries }: { readonly queries: readonly Query[] }) => queries.map(useQuery);

const refetch = (): void => undefined;

const identity = <Options>(options: Options): Options => options;
export const queryOptions = identity;
export const keepPreviousData = undefined;
export const skipToken = Symbol('skipToken');
