import { lazy, useState, type ComponentType } from 'react';
import type { LazyModule } from './lazy-module.ts';

/** A screen whose code comes when it is opened; where it is there already, the screen shows without an interval. */
export function screen<Module, Props extends object = object>(
  load: LazyModule<Module>,
  pick: (code: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: pick(await load()) })) as ComponentType<Props>;
  return function Screen(props: Props) {
    const [Shown] = useState(() => {
      const code = load.arrived();
      return code ? pick(code) : Later;
    });
    return <Shown {...props} />;
  };
}
