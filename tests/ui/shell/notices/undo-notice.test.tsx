// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UndoNotice } from '#ui/shell/notices/undo-notice.tsx';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { allTexts } from '../../i18n/all-texts.ts';

function shown() {
  const onEnd = vi.fn();
  const change = { words: 'Slow Barre is gone', undo: () => undefined, takesFocus: false };
  const screen = render(
    <TextsContext value={allTexts()}>
      <UndoNotice change={change} onEnd={onEnd} />
    </TextsContext>,
  );
  return { onEnd, button: screen.getByRole('button', { name: 'Undo' }) };
}
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the offer to undo [CAT-29]', () => {
  it('ends after 8 seconds', async () => {
    const { onEnd } = shown();
    await pass(7999);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('stays while it has the focus, also when the pointer leaves it', async () => {
    const { onEnd, button } = shown();
    act(() => button.focus());
    fireEvent.pointerEnter(button);
    fireEvent.pointerLeave(button);
    await pass(20_000);
    expect(onEnd).not.toHaveBeenCalled();
    act(() => button.blur());
    await pass(8000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('stays while the pointer is on it, also when the focus leaves it', async () => {
    const { onEnd, button } = shown();
    fireEvent.pointerEnter(button);
    act(() => button.focus());
    act(() => button.blur());
    await pass(20_000);
    expect(onEnd).not.toHaveBeenCalled();
    fireEvent.pointerLeave(button);
    await pass(8000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
