import { lazy, useState, type ComponentType } from 'react';
import type { LazyModule } from './lazy-module.ts';

/** A screen whose code comes when it is opened; where it is there already, the screen shows without an interval. */
export function screen<Props extends object = object>(
  load: LazyModule<ComponentType<Props>>,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  return function Screen(props: Props) {
    const [Shown] = useState(() => load.arrived() ?? Later);
    return <Shown {...props} />;
  };
}
