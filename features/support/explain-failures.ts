import { setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { explainedFailure } from './explained-failure.ts';
import { Scenario } from './scenario.ts';

type Step = (this: unknown, ...parameters: unknown[]) => unknown;

/** Each step that fails says what it looked for, and what is there instead. What is before and after all scenarios looks at nothing. */
setDefinitionFunctionWrapper(
  (step: Step): Step =>
    async function (...parameters) {
      if (!(this instanceof Scenario)) return step.apply(this, parameters);
      this.forgetLooks();
      try {
        return await step.apply(this, parameters);
      } catch (failure) {
        throw failure instanceof Error ? await explainedFailure(failure, this.lastLook) : failure;
      }
    },
);
