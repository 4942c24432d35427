import { Container, type MapToResolvedValueInjectOptions, type ServiceIdentifier } from 'inversify';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { token, type Token } from '#application/injection/token.ts';

interface Oven {
  readonly heat: number;
}
const Oven = token<Oven>('Oven');
type Knead = (grams: number) => void;
const Knead = token<Knead>('Knead');
interface Bread {
  readonly bakedAt: number;
}
const Bread = token<Bread>('Bread');

const makeBread = (oven: Oven, knead: Knead): Bread => (knead(500), { bakedAt: oven.heat });

/** What inversify infers as the dependencies of a factory. */
type NeedsOf<Make extends (...needs: never[]) => unknown> = MapToResolvedValueInjectOptions<Parameters<Make>>;

describe('a token', () => {
  it('is an inversify service identifier of its own type only', () => {
    expectTypeOf<Token<Bread>>().toExtend<ServiceIdentifier<Bread>>();
    expectTypeOf<Token<Bread>>().not.toExtend<ServiceIdentifier<Oven>>();
    expectTypeOf<Token<Knead>>().toExtend<ServiceIdentifier<Knead>>();
    expect(typeof Bread).toBe('symbol');
  });

  it('types what a container returns for it', () => {
    const container = new Container();
    container.bind(Oven).toConstantValue({ heat: 220 });
    container.bind(Knead).toConstantValue(() => undefined);
    container.bind(Bread).toResolvedValue(makeBread, [Oven, Knead]);
    expectTypeOf(container.get(Bread)).toEqualTypeOf<Bread>();
    expectTypeOf(container.get(Knead)).toEqualTypeOf<Knead>();
    expect(container.get(Bread)).toEqual({ bakedAt: 220 });
  });

  it('types the parameters of a factory', () => {
    new Container().bind(Bread).toResolvedValue(
      (oven, knead) => {
        expectTypeOf(oven).toEqualTypeOf<Oven>();
        expectTypeOf(knead).toEqualTypeOf<Knead>();
        return { bakedAt: oven.heat };
      },
      [Oven, Knead],
    );
  });
});

describe('the dependencies of a factory', () => {
  it('are its parameters: all of them, in order, and no more', () => {
    type Needs = NeedsOf<typeof makeBread>;
    expectTypeOf<[Token<Oven>, Token<Knead>]>().toExtend<Needs>();
    expectTypeOf<[Token<Knead>, Token<Oven>]>().not.toExtend<Needs>();
    expectTypeOf<[Token<Oven>, Token<Oven>]>().not.toExtend<Needs>();
    expectTypeOf<[Token<Oven>]>().not.toExtend<Needs>();
    expectTypeOf<[Token<Oven>, Token<Knead>, Token<Oven>]>().not.toExtend<Needs>();
  });
});
