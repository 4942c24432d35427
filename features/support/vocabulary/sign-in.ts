import { defineChoice } from './define-parameter-type.ts';

defineChoice('entrance', 'How somebody enters at the account site: with an account, or by making one.', {
  in: 'Sign in',
  up: 'Create your account',
});
