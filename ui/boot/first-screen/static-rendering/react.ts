/*
 * Stands for React where components are rendered once, to HTML: without state, effects and events (docs/decisions/33-the-first-screen-as-html.md).
 */

/** What a component renders. */
export type StaticNode =
  StaticElement | readonly StaticNode[] | string | number | bigint | boolean | null | undefined;

export type Props = Readonly<Record<string, unknown>>;

export interface StaticElement {
  readonly type: string | symbol | StaticContext | ((props: Props) => StaticNode);
  readonly props: Props;
}

/** A context, with the value of the provider around what is being rendered. */
export interface StaticContext {
  value: unknown;
}

export const Fragment = Symbol('Fragment');

export const jsx = (type: StaticElement['type'], props: Props): StaticElement => ({ type, props });
export const jsxs = jsx;

export const createContext = (value: unknown): StaticContext => ({ value });
export const useContext = (context: StaticContext): unknown => context.value;

const doNothing = (): void => undefined;

const initialOf = (initial: unknown): unknown =>
  typeof initial === 'function' ? (initial as () => unknown)() : initial;

export const useState = (initial: unknown) => [initialOf(initial), doNothing];
export const useReducer = (_reduce: unknown, initial: unknown) => [initial, doNothing];
export const useRef = (current: unknown) => ({ current });
export const useMemo = (compute: () => unknown): unknown => compute();
export const useCallback = (callback: unknown): unknown => callback;
export const useEffectEvent = useCallback;
export const useDeferredValue = (...[value, first = value]: readonly [unknown, unknown?]): unknown => first;
export const useSyncExternalStore = (_subscribe: unknown, read: () => unknown): unknown => read();
export const useEffect = doNothing;
export const useLayoutEffect = doNothing;
export const startTransition = doNothing;
export const memo = <Component>(component: Component): Component => component;

let ids = 0;

/** Of the same tree, the ids are the same each time; none is one of React's own. */
export function useId(): string {
  ids += 1;
  return `first-${ids}`;
}

export function startOver(): void {
  ids = 0;
}
