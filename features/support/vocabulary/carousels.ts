import { defineChoice, defineWord } from './define-parameter-type.ts';

/** The name of the featured row that leads a page. */
export const HERO = 'Featured';

/** A featured row, as the name of its region. */
defineWord('featuredRow', 'The row that leads a page, or one of those below, by its title.', {
  regexp: /the featured row(?: "[^"]*")?/,
  transformer: titleIn,
  examples: ['the featured row', 'the featured row "Our pick"'],
});

/** A row that fingers turn, as the name of its region. */
defineWord('carousel', 'The row that leads a page, or a shelf, by its title.', {
  regexp: /(?:the featured row|the shelf "[^"]*")/,
  transformer: titleIn,
  examples: ['the featured row', 'the shelf "New this week"'],
});

/** The direction in which a carousel turns, by the name of the arrow. */
defineChoice('turn', 'Where a row turns to: the next item or the one before.', {
  on: 'Next',
  back: 'Previous',
});

/** A horizontal direction, by its sign. */
defineChoice('sideways', 'Where a finger moves to.', { left: -1, right: 1 });

function titleIn(written = ''): string {
  return /"(.*)"/.exec(written)?.[1] ?? HERO;
}
