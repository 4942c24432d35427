// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '#ui/design-system/components/modal.tsx';
import { settled } from '#tests/builders/settled.ts';

afterEach(cleanup);

/** The DOM has no animations of its own: simulates a dialog animation that ends when a test calls `come`. */
function moving(): { come: () => Promise<void> } {
  let rest: () => void = () => undefined;
  class FakeEffect {
    constructor(readonly target: Element) {}
  }
  vi.stubGlobal('KeyframeEffect', FakeEffect);
  Object.defineProperty(HTMLDialogElement.prototype, 'getAnimations', {
    configurable: true,
    value(this: HTMLDialogElement) {
      const finished = new Promise<void>((done) => (rest = done));
      return [{ effect: new FakeEffect(this), finished }];
    },
  });
  return { come: () => act(async () => (rest(), settled())) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'getAnimations');
});

const state = () => screen.getByRole('dialog', { hidden: true }).getAttribute('data-state');
const escape = () =>
  act(() => {
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  });

describe('a modal [SHL-08]', () => {
  it('passes through opening, open and closing, and reports when it is closed', async () => {
    const { come } = moving();
    const onClosed = vi.fn();
    render(
      <Modal label="Trailer" className="" motion="scale" onClosed={onClosed}>
        {(modal) => <button onClick={modal.close}>Close</button>}
      </Modal>,
    );
    expect(state()).toBe('opening');
    await come();
    expect(state()).toBe('open');
    await act(async () => screen.getByText('Close').click());
    expect(state()).toBe('closing');
    expect(onClosed).not.toHaveBeenCalled();
    await come();
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('can be closed while it is opening', async () => {
    const { come } = moving();
    const onClosed = vi.fn();
    render(
      <Modal label="Trailer" className="" motion="fade" onClosed={onClosed}>
        {() => null}
      </Modal>,
    );
    escape();
    expect(state()).toBe('closing');
    await come();
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('closes immediately without animations', async () => {
    const onClosed = vi.fn();
    render(
      <Modal label="Trailer" className="" motion="fade" onClosed={onClosed}>
        {() => null}
      </Modal>,
    );
    await act(settled);
    expect(state()).toBe('open');
    escape();
    await act(settled);
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('closes on a backdrop press only if configured to, and never on a drag that began inside', async () => {
    const onClosed = vi.fn();
    const dialogWith = (closesOnPressBeside: boolean) => (
      <Modal
        label="Trailer"
        className=""
        motion="fade"
        onClosed={onClosed}
        closesOnOutsideClick={closesOnPressBeside}
      >
        {() => <input aria-label="Volume" />}
      </Modal>
    );
    const pressed = (from: Element) =>
      act(async () => {
        from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        screen.getByRole('dialog').click();
        await settled();
      });
    const { rerender } = render(dialogWith(false));
    await pressed(screen.getByRole('dialog'));
    rerender(dialogWith(true));
    await pressed(screen.getByLabelText('Volume'));
    expect(state()).toBe('open');
    await pressed(screen.getByRole('dialog'));
    expect(onClosed).toHaveBeenCalledOnce();
  });
});
