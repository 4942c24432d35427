import { redirect } from '../../http/endpoint.ts';
import { acceptForm } from './accept-form.ts';

/** Signs out and shows the account page for visitors; the member's data stay in the world. */
export const signOut = acceptForm(({ call, to }) => {
  call.world.signOut();
  return redirect(to(''));
});
