// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { query, type Query } from '#domain/search/query.ts';
import { NOTHING_TYPED, type TypedQuery } from '#ui/search/typed-query.ts';
import { useDebouncedAddress } from '#ui/search/use-debounced-address.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A search field and an address, both of which a test changes directly. */
function setUp(text: Query | null = null) {
  const settle = vi.fn((typed: string): Query | null => query(typed));
  const leave = vi.fn();
  const onTyped = vi.fn<(typed: TypedQuery) => void>();
  const { rerender, result } = renderHook(
    ({ typed, at }: { typed: TypedQuery; at: Query | null }) => {
      useDebouncedAddress(typed, onTyped, { text: at, settle, leave });
      return useNavigate();
    },
    { initialProps: { typed: NOTHING_TYPED, at: text }, wrapper: MemoryRouter },
  );
  let now: { typed: TypedQuery; at: Query | null } = { typed: NOTHING_TYPED, at: text };
  const change = (changes: Partial<typeof now>) => rerender((now = { ...now, ...changes }));
  return {
    settle,
    leave,
    onTyped,
    type: (typed: string) => change({ typed: { text: typed, action: 'settle' } }),
    act: (typed: TypedQuery) => change({ typed }),
    move: (at: Query | null) => change({ at }),
    /** Follows a link to the page itself. */
    stay: () => act(() => void result.current('/')),
  };
}
const pass = (milliseconds: number) => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};

describe('typed text [SRC-01, CAT-22]', () => {
  it('triggers a search after 350 ms and not before', () => {
    const { type, settle } = setUp();
    type('leg');
    pass(349);
    expect(settle).not.toHaveBeenCalled();
    pass(1);
    expect(settle).toHaveBeenCalledExactlyOnceWith('leg', false);
  });

  it('triggers one search, after the last letter', () => {
    const { type, settle } = setUp();
    type('l');
    pass(349);
    type('le');
    pass(349);
    expect(settle).not.toHaveBeenCalled();
    pass(1);
    expect(settle).toHaveBeenCalledExactlyOnceWith('le', false);
  });

  it('is searched for at once with Enter, and not again', () => {
    const { type, act, settle } = setUp();
    type('leg');
    pass(100);
    act({ text: 'leg', action: 'search' });
    pass(0);
    expect(settle).toHaveBeenCalledExactlyOnceWith('leg', true);
    pass(1000);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('is forgotten where search is left', () => {
    const { type, act, settle, leave } = setUp();
    type('leg');
    act({ text: '', action: 'leave' });
    pass(1000);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(settle).not.toHaveBeenCalled();
  });

  it('keeps its white space, which the address omits', () => {
    const { type, move, onTyped } = setUp();
    type('leg ');
    pass(350);
    move(query('leg'));
    expect(onTyped).not.toHaveBeenCalled();
  });
});

describe('a navigation [SRC-01]', () => {
  it('ends a search that has not begun, also where the search before changed nothing in the address', () => {
    const { type, stay, onTyped } = setUp(query('leg'));
    type('leg ');
    pass(350);
    type('leg day');
    onTyped.mockClear();
    stay();
    expect(onTyped).toHaveBeenCalledExactlyOnceWith({ text: 'leg', action: null });
  });

  it('is its own while a search moves the address', () => {
    const { type, move, stay, onTyped } = setUp(query('leg'));
    type('leg day');
    pass(350);
    onTyped.mockClear();
    move(query('leg day'));
    stay();
    expect(onTyped.mock.calls).toEqual([[{ text: 'leg day', action: null }]]);
  });
});

describe('an address that changes by itself', () => {
  it('fills the field, also at the beginning of a visit', () => {
    const { onTyped, move } = setUp(query('leg'));
    expect(onTyped).toHaveBeenLastCalledWith({ text: 'leg', action: null });
    move(query('arm'));
    expect(onTyped).toHaveBeenLastCalledWith({ text: 'arm', action: null });
  });

  it('empties the field on back, and fills it on forward, even with typed text', () => {
    const { type, move, onTyped } = setUp();
    type('leg');
    pass(350);
    move(query('leg'));
    move(null);
    expect(onTyped).toHaveBeenLastCalledWith({ text: '', action: null });
    move(query('leg'));
    expect(onTyped).toHaveBeenLastCalledWith({ text: 'leg', action: null });
  });

  it('does not replace text that was typed before the code was loaded', () => {
    expect(setUp(null).onTyped).not.toHaveBeenCalled();
    expect(setUp(query('')).onTyped).not.toHaveBeenCalled();
  });
});
