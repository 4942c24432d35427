import { of } from 'rxjs';

export const ruleWithALibrary = of(1);
