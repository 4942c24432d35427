import { describe, expect, it } from 'vitest';
import type { Message } from '#tools/acceptance/dry-run.ts';
import { phrasebook, withoutExamples, type Phrase } from '#tools/acceptance/phrasebook.ts';
import { phrasesIn, unreadablePhrases } from '#tools/acceptance/phrasebook-file.ts';

const phrase = (text: string, changes: Partial<Phrase> = {}): Phrase => ({
  area: 'shelves',
  text,
  example: null,
  table: null,
  ...changes,
});
const page = { name: 'page', meaning: 'A page.', values: ['home', 'the live page'], open: true };
const bookOf = (...phrases: Phrase[]): string => phrasebook(phrases, [page], []);

describe('the phrasebook', () => {
  it('has each phrase with an example, and what its table contains', () => {
    const example = ['Given they follow these programs:', '`| program |`', '`| Barre |`'];
    const table = 'The first row names the columns. `program` a program.';
    expect(bookOf(phrase('they follow these programs:', { example, table }))).toContain(
      [
        '- `they follow these programs:`',
        'Given they follow these programs:',
        '`| program |`',
        '`| Barre |`',
        `Table: ${table}`,
      ].join('  \n  '),
    );
  });

  it('is current when only its examples are older', () => {
    const table = 'Each row: a program.';
    const written = bookOf(phrase('they open {page}', { example: ['When they open home'], table }));
    const same = bookOf(phrase('they open {page}', { example: ['When they open home', '…'], table }));
    const otherTable = bookOf(phrase('they open {page}', { table: 'Each row: a workout.' }));
    const another = bookOf(phrase('they leave {page}', { table }));
    expect(withoutExamples(same)).toBe(withoutExamples(written));
    expect(withoutExamples(otherTable)).not.toBe(withoutExamples(written));
    expect(withoutExamples(another)).not.toBe(withoutExamples(written));
  });

  it('makes up an example from the words of a phrase that no scenario uses', () => {
    expect(bookOf(phrase('they open {page}'))).toContain('- `they open {page}`  \n  they open home');
  });

  it('lists the words of its phrases', () => {
    const book = bookOf(phrase('they open {page}'), phrase('it says {string}'));
    expect(book).toContain('- `{page}` A page. For example: `home`, `the live page`');
    expect(book).toContain('between single quotes if it contains double ones');
    expect(book).not.toContain('{int}` A whole number');
  });

  it('begins with what is used most, and leads to everything', () => {
    const areas = ['analytics', 'getting-around', 'personas', 'welcome'];
    const book = bookOf(...areas.map((area) => phrase(`they ${area}`, { area })));
    expect(book.match(/^## .+$/gm)).toEqual([
      '## Personas',
      '## Getting around',
      '## Analytics',
      '## Welcome',
      '## Words',
    ]);
    expect(book).toContain('[Getting around](#getting-around) · [Analytics](#analytics)');
  });

  it('ends with names that phrases take', () => {
    const names = [{ heading: 'Fields of the config', about: 'N is a place', names: ['menu.N.label'] }];
    expect(phrasebook([], [], names)).toContain('## Fields of the config\n\nN is a place: `menu.N.label`\n');
  });
});

/** What a dry run of a scenario with one step says, which matches one phrase. */
const dryRunOf = (source: string, type: string, hasTable = false): readonly Message[] =>
  [
    { stepDefinition: { id: 'd1', pattern: { source, type }, sourceReference: { uri: 'shelves.steps.ts' } } },
    {
      pickle: { steps: [{ id: 's1', text: source, argument: hasTable ? { dataTable: { rows: [] } } : {} }] },
    },
    { testCase: { testSteps: [{ pickleStepId: 's1', stepDefinitionIds: ['d1'] }] } },
  ] as unknown as readonly Message[];

describe('the example of a phrase', () => {
  it('is what most scenarios say', () => {
    const texts = ['they tap "A"', 'they tap "B"', 'they tap "C"', 'they tap "B"'];
    const messages = [
      ...dryRunOf('they tap {string}', 'CUCUMBER_EXPRESSION').slice(0, 1),
      { pickle: { steps: texts.map((text, at) => ({ id: `s${at}`, text, type: 'Action' })) } },
      {
        testCase: {
          testSteps: texts.map((_, at) => ({ pickleStepId: `s${at}`, stepDefinitionIds: ['d1'] })),
        },
      },
    ] as unknown as readonly Message[];
    expect(phrasesIn(messages)).toMatchObject([{ example: ['When they tap "B"'] }]);
  });
});

describe('a phrase that nobody can read', () => {
  it('is a regular expression', () => {
    expect(unreadablePhrases(dryRunOf('^they (click|tap)$', 'REGULAR_EXPRESSION'))).toEqual([
      'The phrase ^they (click|tap)$ is a regular expression: write it with parameters in braces.',
    ]);
  });

  it('has a table of which nothing is known', () => {
    expect(unreadablePhrases(dryRunOf('the cats are:', 'CUCUMBER_EXPRESSION', true))).toEqual([
      'The phrase "the cats are:" does not say what its table contains: see features/support/table.ts.',
    ]);
  });

  it('is none of the others', () => {
    expect(unreadablePhrases(dryRunOf('they {tap}', 'CUCUMBER_EXPRESSION'))).toEqual([]);
  });
});
