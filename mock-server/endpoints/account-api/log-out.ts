import type { Handler } from '../../http/endpoint.ts';

/** Ends the session: whoever was signed in, the world's person is the visitor afterwards. */
export const logOut: Handler = ({ world }) => {
  world.signOut();
  return { status: 204 };
};
