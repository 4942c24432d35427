import { Container } from 'inversify';
import { adapter } from '#adapters/adapter.ts';

export const composition: readonly unknown[] = [Container, adapter];
