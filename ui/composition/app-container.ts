import type { Container } from 'inversify';
import { token } from '#application/token.ts';

/** The container itself, for what loads a further module into it; nothing outside the composition sees it. */
export const AppContainer = token<Container>('AppContainer');
