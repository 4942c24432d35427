// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { ContainerModule } from 'inversify';
import { afterEach, describe, expect, it } from 'vitest';
import { token } from '#application/token.ts';
import { composedFor } from '#tests/ui/provide-app.ts';
import { withContainerModule } from '#ui/composition/with-container-module.tsx';
import { InjectionContext, useInjection } from '#ui/session/use-injection.ts';

afterEach(cleanup);

const Greeting = token<{ readonly text: string }>('Greeting');
const greetingModule = new ContainerModule(({ bind }) => {
  bind(Greeting).toResolvedValue(() => ({ text: 'Hello' }));
});

function Greet({ name }: { readonly name: string }) {
  return <p>{`${useInjection(Greeting).text} ${name}`}</p>;
}

describe('a component with a container module', () => {
  it('has the bindings when it renders; the module is loaded once for all such components', () => {
    const { provide } = composedFor();
    const GreetLoaded = withContainerModule(Greet, greetingModule, Greeting);
    const OtherLoaded = withContainerModule(Greet, greetingModule, Greeting);
    expect(() => provide(Greeting)).toThrow('No bindings found');
    const { rerender } = render(<GreetLoaded name="Ana" />, {
      wrapper: ({ children }) => <InjectionContext value={provide}>{children}</InjectionContext>,
    });
    expect(screen.getByText('Hello Ana')).toBeDefined();
    const greeting = provide(Greeting);
    rerender(<OtherLoaded name="Bo" />);
    expect(screen.getByText('Hello Bo')).toBeDefined();
    expect(provide(Greeting)).toBe(greeting);
  });
});
