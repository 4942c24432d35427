import { z } from '../zod.ts';
import { refusal } from '../http/endpoint.ts';
import { settingImpersonation } from '../worlds/impersonation-cookie.ts';
import { controlRow } from './control-row.ts';

/** What an administrator does on a real account site: from then on this browser uses the app as the member (SHL-06). */
export const impersonate = controlRow({
  method: 'POST',
  path: '/__mock/impersonation',
  summary:
    'Tells the app in this browser, by a cookie, that an administrator uses it as the signed-in member',
  schema: {
    response: z.object({ email: z.string().meta({ description: 'The member’s' }) }),
  },
  handler: ({ world: { account } }) => {
    if (!account) return refusal(400, 'Nobody is signed in whom an administrator could impersonate');
    const { id, email } = account;
    return { status: 200, headers: { 'set-cookie': settingImpersonation({ id, email }) }, body: { email } };
  },
});
