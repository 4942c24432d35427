import { defineChoice, defineWord } from './define-parameter-type.ts';

/** Whether something is possible. */
defineChoice('ability', 'Whether something is possible.', { can: true, cannot: false });

/** A position in a video, in seconds. */
defineWord('clock', 'A place in a video: minutes and seconds from its beginning.', {
  regexp: /(\d+):(\d\d)/,
  transformer: (minutes = '', seconds = '') => 60 * Number(minutes) + Number(seconds),
  examples: ['59:49'],
});

/** A media key, with its name in the browser. */
defineChoice('mediaKey', 'A key of the device for what plays.', {
  play: 'play',
  pause: 'pause',
  stop: 'stop',
  back: 'seekbackward',
  ahead: 'seekforward',
});

/** Whether something can be seen. */
defineChoice('focusRing', 'Whether a ring shows where the focus is.', {
  'a focus ring': true,
  'no focus ring': false,
});

defineChoice('showing', 'Whether something shows what is its own.', { shows: true, 'does not show': false });

/** What somebody presses with. */
defineChoice('pointer', 'What presses on the picture.', {
  'a finger': 'touch',
  'the button of the mouse': 'mouse',
});

defineChoice('offering', 'Whether a menu has something.', { offer: true, lack: false });

/** A way of the guide's view, in pixels: the width of a day, and more than the height of all channels. */
defineChoice('guideWay', "Where the guide's view goes.", {
  'a day ahead': [7200, 0],
  'down to the last channel that it has': [0, 20_000],
});

/** A finger's way over the guide, in pixels, and how long it takes, in milliseconds. */
defineChoice('swipe', "A finger's way.", {
  'to the left': { x: -200, y: 0, length: 150 },
  up: { x: 0, y: -200, length: 150 },
  'to the left and a little up': { x: -200, y: -60, length: 150 },
  'up and a little to the left': { x: -60, y: -200, length: 150 },
  'up by five channels, slowly': { x: 0, y: -400, length: 2000 },
});

/** How far a quick swipe moves the guide along its axes, in pixels. */
defineChoice('guideAxis', 'The direction in which the guide moves.', {
  'in time': { x: 200, y: 0 },
  'along the channels': { x: 0, y: 200 },
});
