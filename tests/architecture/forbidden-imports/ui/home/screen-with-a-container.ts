import { Container } from 'inversify';

export const screenWithAContainer: unknown = Container;
