import { isImpersonating, removingImpersonation } from '../../worlds/impersonation-cookie.ts';
import { withReturnAddress } from './with-return-address.ts';

/** Signs the impersonated member out, if there is one, and returns to the app. */
export const stopImpersonating = withReturnAddress(({ call, leave }) => {
  const answer = leave();
  if (!isImpersonating(call.headers)) return answer;
  call.world.signOut();
  return { ...answer, headers: { ...answer.headers, 'set-cookie': removingImpersonation } };
});
