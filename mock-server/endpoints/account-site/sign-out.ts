import { redirect } from '../../http/endpoint.ts';
import { withReturnAddress } from './visit.ts';

/** Signs out and shows the account page for visitors; the member's data stay in the world. */
export const signOut = withReturnAddress(({ call, to }) => {
  call.world.signOut();
  return redirect(to(''));
});
