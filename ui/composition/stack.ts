import stack from '../i18n/en-US/stack.json';

export { StackScreen } from '../stack/stack-screen.tsx';
export const texts = { stack };
