import { BASE_PATH, HOME_PATH, pathBelowBase } from '#domain/navigation/paths.ts';
import { jsx, type Props, type StaticElement } from './react.ts';

/* Stands for React Router where components are rendered once, to HTML: at the address of the page. */

export const useLocation = () => {
  const { pathname, search, hash } = window.location;
  return { pathname: pathBelowBase(pathname), search, hash, state: null, key: 'default' };
};

export const useNavigate = () => () => undefined;
export const useNavigationType = () => NavigationType.Pop;
export const NavigationType = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' } as const;
export const resolvePath = (to: string) => ({ pathname: to.split('?')[0] });
export const Navigate = () => null;

/** A link to an absolute path below the base path. */
export const Link = ({ to, ...props }: Props): StaticElement =>
  jsx('a', {
    ...props,
    href: BASE_PATH + (to === HOME_PATH ? '' : (to as string)),
    state: null,
    replace: null,
    // As React Router marks its links.
    'data-discover': 'true',
  });

export function NavLink({ end, className, 'aria-current': current, ...props }: Props): StaticElement {
  const { pathname: here } = useLocation();
  const { pathname } = resolvePath(props['to'] as string);
  const isHere = here === pathname || (!end && here.startsWith(`${pathname}/`));
  return Link({
    ...props,
    'aria-current': isHere ? current : undefined,
    className: [className, isHere && 'active'].filter(Boolean).join(' '),
  });
}

export const useSearchParams = () => [new URLSearchParams(window.location.search), () => undefined];
