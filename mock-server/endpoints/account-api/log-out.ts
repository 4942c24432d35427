import type { Handler } from '../../http/endpoint.ts';
import { removingImpersonation } from '../../worlds/impersonation-cookie.ts';

/** Ends the session: the world's person becomes the visitor, and nobody is impersonated any more. */
export const logOut: Handler = ({ world }) => {
  world.signOut();
  return { status: 204, headers: { 'set-cookie': removingImpersonation } };
};
