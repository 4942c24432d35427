import { describe, expect, it, vi } from 'vitest';
import { token } from '#application/token.ts';
import { containerOf } from '#ui/composition/container.ts';

const Oven = token<{ readonly heat: number }>('Oven');
const Bread = token<{ readonly bakedAt: number }>('Bread');

describe('a container', () => {
  it('makes a thing from what it needs, whatever the order of the modules', () => {
    const provide = containerOf([
      (bindTo) => bindTo(Bread, ({ heat }) => ({ bakedAt: heat }), [Oven]),
      (bindTo) => bindTo(Oven, () => ({ heat: 220 }), []),
    ]);
    expect(provide(Bread)).toEqual({ bakedAt: 220 });
  });

  it('makes it once, and not before it is asked for', () => {
    const makeOven = vi.fn(() => ({ heat: 180 }));
    const provide = containerOf([(bindTo) => bindTo(Oven, makeOven, [])]);
    expect(makeOven).not.toHaveBeenCalled();
    expect(provide(Oven)).toBe(provide(Oven));
    expect(makeOven).toHaveBeenCalledOnce();
  });

  it('names what nothing provides', () => {
    const provide = containerOf([(bindTo) => bindTo(Bread, ({ heat }) => ({ bakedAt: heat }), [Oven])]);
    expect(() => provide(Bread)).toThrow('Nothing provides Symbol(Oven)');
  });

  it('does not go round in a circle', () => {
    const provide = containerOf([
      (bindTo) => bindTo(Bread, ({ heat }) => ({ bakedAt: heat }), [Oven]),
      (bindTo) => bindTo(Oven, ({ bakedAt }) => ({ heat: bakedAt }), [Bread]),
    ]);
    expect(() => provide(Bread)).toThrow('Nothing provides Symbol(Bread), or it needs itself');
  });
});
