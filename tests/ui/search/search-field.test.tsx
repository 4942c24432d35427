// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { makeTexts } from '#ui/i18n/make-texts.ts';
import { SearchField } from '#ui/search/search-field.tsx';
import type { TypedQuery } from '#ui/search/typed-query.ts';

afterEach(cleanup);

/** Presses a key in a field that holds "leg", and returns whether the browser may act on it, and what the field was told. */
function press(key: { key: string; keyCode?: number; isComposing?: boolean }) {
  const onTyped = vi.fn<(typed: TypedQuery) => void>();
  const typed: TypedQuery = { text: 'leg', action: 'settle' };
  render(
    <TextsContext value={makeTexts()}>
      <SearchField label="Search" placeholder="" typed={typed} onTyped={onTyped} />
    </TextsContext>,
  );
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const event = createEvent.keyDown(field, key);
  fireEvent(field, event);
  return { isLeftToBrowser: !event.defaultPrevented, onTyped };
}

describe('a key in the search field [SRC-01]', () => {
  it.each([
    { sign: 'the browser says so', key: { isComposing: true } },
    { sign: 'only the code of the key says so', key: { keyCode: 229 } },
  ])('does not search or leave while an input method composes text: $sign', ({ key }) => {
    const enter = press({ key: 'Enter', ...key });
    expect(enter.isLeftToBrowser).toBe(false);
    expect(enter.onTyped).not.toHaveBeenCalled();
    cleanup();
    const escape = press({ key: 'Escape', ...key });
    expect(escape.isLeftToBrowser).toBe(true);
    expect(escape.onTyped).not.toHaveBeenCalled();
  });

  it('is the browser’s while an input method composes text, except Enter', () => {
    expect(press({ key: 'a', keyCode: 229 }).isLeftToBrowser).toBe(true);
  });

  it('leaves by Escape, and Enter is left to the form', () => {
    const escape = press({ key: 'Escape', keyCode: 27 });
    expect(escape.isLeftToBrowser).toBe(false);
    expect(escape.onTyped).toHaveBeenCalledExactlyOnceWith({ text: '', action: 'leave' });
    cleanup();
    const enter = press({ key: 'Enter', keyCode: 13 });
    expect(enter.isLeftToBrowser).toBe(true);
    expect(enter.onTyped).not.toHaveBeenCalled();
  });
});
