import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** An address within the app, as React Router writes it. */
  readonly to: string;
  readonly replace?: boolean;
  /** The state of the history entry that following the link makes. */
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the app, made of React Router's hooks. Its own component contains what prefetches for a data router, which is
 * as large as the rest of its links.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
  });
  return (
    <a
      {...rest}
      data-in-app=""
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

interface NavLinkProps extends LinkProps {
  /** Whether the link is not current on pages below its own. */
  readonly end?: boolean;
}

/** A link that is current on its page, and on those below it. */
export function NavLink({ end = false, 'aria-current': current = 'page', ...link }: NavLinkProps) {
  const path = useResolvedPath(link.to).pathname.toLowerCase();
  const shown = useLocation().pathname.toLowerCase();
  const isHere = shown === path || (!end && shown.startsWith(`${path}/`));
  return <Link {...link} aria-current={isHere ? current : undefined} />;
}
