import { of } from 'rxjs';
import { rule } from '#domain/rule.ts';

export const useCase = of(rule(1));
