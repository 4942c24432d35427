import { lazy, useState, type ComponentType } from 'react';
import type { LazyModule } from './lazy-module.ts';

/** A lazily loaded screen; if its code is already loaded, it renders synchronously. */
export function screen<Props extends object = object>(
  load: LazyModule<ComponentType<Props>>,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  return function Screen(props: Props) {
    const [Shown] = useState(() => load.arrived() ?? Later);
    return <Shown {...props} />;
  };
}
