import { BASE_PATH, HOME_PATH, pathBelowBase } from '#domain/navigation/paths.ts';

/* Stands for React Router where components are rendered once, to HTML: at the address of the page. */

export const useLocation = () => {
  const { pathname, search, hash } = window.location;
  return { pathname: pathBelowBase(pathname), search, hash, state: null, key: 'default' };
};

export const useNavigate = () => () => undefined;
export const useNavigationType = () => NavigationType.Pop;
export const NavigationType = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' } as const;
export const resolvePath = (to: string) => ({ pathname: to.split('?')[0] ?? to });
export const Navigate = () => null;

/** The address of an absolute path below the base path. */
export const useHref = (to: string) => BASE_PATH + (to === HOME_PATH ? '' : to);
export const useLinkClickHandler = () => () => undefined;
export const useResolvedPath = (to: string) => resolvePath(to);

export const useSearchParams = () => [new URLSearchParams(window.location.search), () => undefined];
