/** SHL-06: the cookie that the account site sets while an administrator uses the app as a member. */
export const IMPERSONATION_COOKIE = 'impersonation';

/** SHL-06: the path on the app's own host that ends it, and returns to the app. */
export const STOP_IMPERSONATING_PATH = '/admin/stop-impersonating';
