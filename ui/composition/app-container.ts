import type { Container } from 'inversify';
import { token } from '#application/token.ts';

/** The container itself, for loading further modules into it; not used outside the composition. */
export const AppContainer = token<Container>('AppContainer');
