import { useEffect, useState, type ComponentType } from 'react';
import { useTexts } from '../i18n/i18n.ts';
import { useProvide } from '../session/use-injection.ts';
import type { LazyModule } from './lazy-module.ts';

interface Loaded<Props> {
  readonly Shown: ComponentType<Props> | null;
  readonly failure: { readonly cause: unknown } | null;
}

/**
 * A lazily loaded screen; if its code is already loaded, it renders synchronously. It throws while it renders if its code cannot
 * be loaded, for the nearest error boundary. Unlike a Suspense boundary, it shows the code as soon as it has arrived.
 *
 * @param Placeholder is shown while the code loads
 */
export function lazyScreen<Props extends object = object>(
  { load, arrived }: LazyModule<ComponentType<Props>>,
  Placeholder: ComponentType,
): ComponentType<Props> {
  return function Screen(props: Props) {
    const texts = useTexts();
    const provide = useProvide();
    const [{ Shown, failure }, setLoaded] = useState<Loaded<Props>>(() => ({
      Shown: arrived(texts, provide),
      failure: null,
    }));
    const isMissing = Shown === null;
    useEffect(() => {
      if (!isMissing) return;
      load(texts, provide).then(
        (code) => setLoaded({ Shown: code, failure: null }),
        (cause: unknown) => setLoaded({ Shown: null, failure: { cause } }),
      );
    }, [isMissing, texts, provide]);
    if (failure) throw failure.cause;
    return Shown ? <Shown {...props} /> : <Placeholder />;
  };
}
