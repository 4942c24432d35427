import { redirect } from '../../http/endpoint.ts';
import { visiting } from './visit.ts';

/** Signs out and shows the account page for visitors; the member's data stay in the world. */
export const signOut = visiting(({ call, to }) => {
  call.world.signOut();
  return redirect(to(''));
});
