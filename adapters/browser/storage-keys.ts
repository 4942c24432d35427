/** Whether a member has signed out without the server saying so. */
export const SIGNING_OUT = 'signing-out';
