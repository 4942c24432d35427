import { describe, expect, it } from 'vitest';
import { meaningOf, thirdAt, type Gesture, type Press, type PressMeaning } from '#domain/playback/press.ts';

type Meanings = readonly [left: PressMeaning, middle: PressMeaning, right: PressMeaning];

const THIRDS = ['left', 'middle', 'right'] as const;
const all = (meaning: PressMeaning): Meanings => [meaning, meaning, meaning];

describe('what a press on the picture means [PLY-13]', () => {
  describe.each<readonly [Press['by'], Gesture, 'hidden' | 'shown', 'in the page' | 'full screen', Meanings]>(
    [
      ['touch', 'single', 'hidden', 'in the page', all('show-controls')],
      ['touch', 'single', 'hidden', 'full screen', all('show-controls')],
      ['touch', 'single', 'shown', 'in the page', all('hide-controls')],
      ['touch', 'single', 'shown', 'full screen', all('hide-controls')],
      ['touch', 'double', 'hidden', 'in the page', ['back', 'show-controls', 'ahead']],
      ['touch', 'double', 'hidden', 'full screen', ['back', 'show-controls', 'ahead']],
      ['touch', 'double', 'shown', 'in the page', ['back', 'nothing', 'ahead']],
      ['touch', 'double', 'shown', 'full screen', ['back', 'nothing', 'ahead']],
      ['touch', 'hold', 'hidden', 'in the page', all('double-speed')],
      ['touch', 'hold', 'hidden', 'full screen', all('double-speed')],
      ['touch', 'hold', 'shown', 'in the page', all('double-speed')],
      ['touch', 'hold', 'shown', 'full screen', all('double-speed')],
      ['touch', 'release', 'hidden', 'in the page', all('normal-speed')],
      ['touch', 'release', 'hidden', 'full screen', all('normal-speed')],
      ['touch', 'release', 'shown', 'in the page', all('normal-speed')],
      ['touch', 'release', 'shown', 'full screen', all('normal-speed')],
      ['touch', 'swipe-down', 'hidden', 'in the page', all('nothing')],
      ['touch', 'swipe-down', 'hidden', 'full screen', all('leave-full-screen')],
      ['touch', 'swipe-down', 'shown', 'in the page', all('nothing')],
      ['touch', 'swipe-down', 'shown', 'full screen', all('nothing')],
      ['touch', 'swipe-up', 'hidden', 'in the page', all('nothing')],
      ['touch', 'swipe-up', 'shown', 'full screen', all('nothing')],
      ['mouse', 'swipe-up', 'hidden', 'full screen', all('nothing')],
      ['mouse', 'single', 'hidden', 'in the page', all('toggle')],
      ['mouse', 'single', 'hidden', 'full screen', all('toggle')],
      ['mouse', 'single', 'shown', 'in the page', all('toggle')],
      ['mouse', 'single', 'shown', 'full screen', all('toggle')],
      ['mouse', 'double', 'hidden', 'in the page', all('full-screen')],
      ['mouse', 'double', 'hidden', 'full screen', all('full-screen')],
      ['mouse', 'double', 'shown', 'in the page', all('full-screen')],
      ['mouse', 'double', 'shown', 'full screen', all('full-screen')],
      ['mouse', 'hold', 'hidden', 'in the page', all('double-speed')],
      ['mouse', 'hold', 'hidden', 'full screen', all('double-speed')],
      ['mouse', 'hold', 'shown', 'in the page', all('double-speed')],
      ['mouse', 'hold', 'shown', 'full screen', all('double-speed')],
      ['mouse', 'release', 'hidden', 'in the page', all('normal-speed')],
      ['mouse', 'release', 'hidden', 'full screen', all('normal-speed')],
      ['mouse', 'release', 'shown', 'in the page', all('normal-speed')],
      ['mouse', 'release', 'shown', 'full screen', all('normal-speed')],
      ['mouse', 'swipe-down', 'hidden', 'in the page', all('nothing')],
      ['mouse', 'swipe-down', 'hidden', 'full screen', all('nothing')],
      ['mouse', 'swipe-down', 'shown', 'in the page', all('nothing')],
      ['mouse', 'swipe-down', 'shown', 'full screen', all('nothing')],
    ],
  )('by %s: %s, with controls %s, %s', (by, gesture, controls, size, meanings) => {
    const context = {
      areControlsShown: controls === 'shown',
      isFullScreen: size === 'full screen',
      isChannel: false,
    };

    it.each(THIRDS.map((third, index) => [third, meanings[index]] as const))('%s: %s', (third, meaning) => {
      expect(meaningOf({ by, gesture, third }, context)).toBe(meaning);
    });
  });
});

describe('a swipe over the picture of a channel [LIV-12]', () => {
  it.each([
    ['touch', 'swipe-up', 'guide'],
    ['touch', 'swipe-down', 'leave-full-screen'],
    ['mouse', 'swipe-up', 'nothing'],
  ] as const)('by %s: %s, in full screen: %s', (by, gesture, meaning) => {
    const context = { areControlsShown: false, isFullScreen: true, isChannel: true };
    expect(meaningOf({ by, gesture, third: 'middle' }, context)).toBe(meaning);
  });
});

describe('the third of a picture [PLY-13]', () => {
  it.each([
    [0, 'left'],
    [99, 'left'],
    [100, 'middle'],
    [150, 'middle'],
    [200, 'middle'],
    [201, 'right'],
    [300, 'right'],
    [-5, 'left'],
    [305, 'right'],
  ])('at %d of 300 is %s, wherever the picture is', (x, third) => {
    expect(thirdAt(x, { left: 0, width: 300 })).toBe(third);
    expect(thirdAt(40 + x, { left: 40, width: 300 })).toBe(third);
  });

  it('is the middle of a picture without a width', () => {
    expect([-1, 0, 1].map((x) => thirdAt(x, { left: 0, width: 0 }))).toEqual(['middle', 'middle', 'middle']);
  });
});
