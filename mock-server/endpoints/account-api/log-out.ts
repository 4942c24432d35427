import type { Handler } from '../../http/endpoint.ts';

/** Ends the session: the world's person becomes the visitor. */
export const logOut: Handler = ({ world }) => {
  world.signOut();
  return { status: 204 };
};
