import { removingImpersonation } from '../../worlds/impersonation-cookie.ts';
import { withReturnAddress } from './visit.ts';

/** Signs the impersonated member out, and returns to the app. */
export const stopImpersonating = withReturnAddress(({ call, leave }) => {
  call.world.signOut();
  return { ...leave(), headers: { ...leave().headers, 'set-cookie': removingImpersonation } };
});
