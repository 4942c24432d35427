import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { coachSchema } from '#mock-server/catalogue/vocabulary/coaches.ts';
import { programSchema } from '#mock-server/catalogue/vocabulary/programs.ts';
import { listByKey, parseContent } from '#mock-server/catalogue/vocabulary/read-content.ts';
import { seriesSchema } from '#mock-server/catalogue/vocabulary/series.ts';
import { styleSchema } from '#mock-server/catalogue/vocabulary/styles.ts';
import { trainersSchema } from '#mock-server/catalogue/vocabulary/trainers.ts';

const FOLDER = 'mock-server/catalogue/content/';
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'styles/barre.yaml': styleSchema,
  'programs/trending.yaml': listByKey(programSchema, 'slug'),
  'trainers.yaml': trainersSchema,
  'series.yaml': listByKey(seriesSchema, 'slug'),
  'coaches.yaml': listByKey(coachSchema, 'trainer'),
};

/** What is wrong with a file of the content after an edit. */
function refusal(file: string, from: string, to: string): string {
  const text = readFileSync(FOLDER + file, 'utf8');
  expect(text).toContain(from);
  const schema = SCHEMAS[file];
  if (!schema) throw new Error(`There is no schema for ${file}`);
  try {
    parseContent(file, text.replace(from, to), schema);
  } catch (failure) {
    return failure instanceof Error ? failure.message : '';
  }
  return 'none';
}

describe('a file of the content', () => {
  it.each([
    [
      'an unknown key',
      'styles/barre.yaml',
      'text: seat',
      'texts: seat',
      'focuses[1]: Unrecognized key: "texts"',
    ],
    ['an empty text', 'trainers.yaml', 'name: Tom Whitaker', "name: ''", '[6].name: There is no text.'],
    [
      'a number for a text',
      'styles/barre.yaml',
      '- Balance',
      '- 5',
      'bestFor[3]: Invalid input: expected string, received number',
    ],
    [
      'an empty list',
      'trainers.yaml',
      '[Strength, HIIT]',
      '[]',
      '[0].teaches: Too small: expected array to have >=1 items',
    ],
    [
      'an unknown genre',
      'trainers.yaml',
      '[Strength, HIIT]',
      '[Strength, Hiit]',
      '[0].teaches[1]: Invalid option: expected one of "Strength"|"HIIT"|',
    ],
    [
      'an unknown trainer',
      'programs/trending.yaml',
      'chloe_martin',
      'chloe',
      '[0].trainer: There is no trainer "chloe" in trainers.yaml.',
    ],
    [
      'an unknown coach',
      'coaches.yaml',
      'kenji_mori',
      'kenji',
      '[1].trainer: There is no trainer "kenji" in trainers.yaml.',
    ],
    [
      'unknown equipment',
      'styles/barre.yaml',
      '[chair, mat]',
      '[chair, rug]',
      'kits[4][1]: There is no "rug" in equipment.yaml.',
    ],
    [
      'a session of an unknown genre',
      'programs/trending.yaml',
      'genre: HIIT }',
      'genre: Hiit }',
      '[1].sessions[4]: A session is a title, or { title: …, genre: … } with a genre of the catalogue.',
    ],
    [
      'an unknown placeholder',
      'styles/barre.yaml',
      '{rounds} songs',
      '{songs} songs',
      'forms[0].plan[1]: Nothing is filled in for {songs}.',
    ],
    [
      'two seasons of a flat series',
      'series.yaml',
      '  - How Sore Is Too Sore?',
      '- - How Sore Is Too Sore?',
      '[6].seasons: A flat series has one season.',
    ],
    [
      'the key of another',
      'trainers.yaml',
      'id: nia_campbell',
      'id: tom_whitaker',
      '[7].id: Another has this id: tom_whitaker.',
    ],
  ])('is refused for %s', (_what, file, from, to, problem) => {
    expect(refusal(file, from, to)).toContain(`${FOLDER}${file}: ${problem}`);
  });

  it('is refused with the line at which it is not YAML', () => {
    const said = refusal('trainers.yaml', 'name: Maya Okafor', 'name: Maya: Okafor');
    expect(said).toContain(`${FOLDER}trainers.yaml: bad indentation of a mapping entry (4:13)`);
  });

  it('is told all that is wrong with it, in a line each', () => {
    const lines = refusal('coaches.yaml', 'hasPicture: true\n  phone', 'hasPicture: yes\n  telephone').split(
      '\n',
    );
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^mock-server\/catalogue\/content\/coaches\.yaml: \[0\]/);
  });

  it('is refused if nobody teaches a genre', () => {
    const alone = '- { id: priya, name: Priya, teaches: [Yoga], bio: Teaches. }';
    expect(() => parseContent('trainers.yaml', alone, trainersSchema)).toThrow(
      `${FOLDER}trainers.yaml: Nobody teaches Strength.`,
    );
  });

  it('may have a text as a block', () => {
    const said = refusal('trainers.yaml', 'name: Maya Okafor', 'name: |\n    Maya Okafor');
    expect(said).toBe('none');
  });
});
