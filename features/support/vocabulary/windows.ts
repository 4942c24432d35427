import { defineChoice } from './define-parameter-type.ts';

/** The size of a window, in CSS pixels. */
defineChoice(
  'screenSize',
  'What the window fills: a small phone is 320 wide, a phone 390, a tablet 768, a computer 1280, a large screen 1440; each is 800 high.',
  {
    'a small phone': { width: 320, height: 800 },
    'a phone': { width: 390, height: 800 },
    'a tablet': { width: 768, height: 800 },
    'a computer': { width: 1280, height: 800 },
    'a large screen': { width: 1440, height: 800 },
  },
);
