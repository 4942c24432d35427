import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { output, ZodType } from 'zod';
import { z } from '../../zod.ts';

const FOLDER = 'mock-server/catalogue/content/';

/** What a file of the content says, checked. Throws if the file cannot be read or does not fit the schema. */
export const readContent = <Schema extends ZodType>(file: string, schema: Schema): output<Schema> =>
  parseContent(file, readFileSync(new URL(`../content/${file}`, import.meta.url), 'utf8'), schema);

/** As `readContent`, of a text. An error has a line for each problem, with the file and the path in it. */
export function parseContent<Schema extends ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
): output<Schema> {
  const { success, data, error } = schema.safeParse(parseYaml(file, yaml));
  if (success) return data;
  const problems = error.issues.map(({ path, message }) =>
    [FOLDER + file, z.core.toDotPath(path), message].filter(Boolean).join(': '),
  );
  throw new Error(problems.join('\n'));
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return load(yaml, { schema: CORE_SCHEMA });
  } catch (failure) {
    if (!(failure instanceof YAMLException)) throw failure;
    throw new Error(`${FOLDER}${file}: ${failure.message}`, { cause: failure });
  }
}

/** A text of one or more paragraphs, without the line break that ends a block. */
export const text = z.string().trim().min(1, 'There is no text.');

/** A text with placeholders in braces, each one of these. */
export const textWith = (placeholders: readonly string[]) =>
  text.superRefine((written, context) => {
    for (const [found, name = ''] of written.matchAll(/\{([^{}]*)\}/g)) {
      if (!placeholders.includes(name)) context.addIssue(`Nothing is filled in for ${found}.`);
    }
  });

/** A list with at least one of something, or as many as is said. */
export const listOf = <Schema extends ZodType>(schema: Schema, least = 1) =>
  z.array(schema).min(least).readonly();

/** A list in which no two have the same value of a key. */
export const listByKey = <Schema extends ZodType<object>>(
  schema: Schema,
  key: keyof output<Schema> & string,
  least = 1,
) =>
  listOf(schema, least).superRefine((list, context) => {
    const values = list.map((each) => each[key]);
    values.forEach((value, index) => {
      if (values.indexOf(value) === index) return;
      context.addIssue({
        code: 'custom',
        path: [index, key],
        message: `Another has this ${key}: ${String(value)}.`,
      });
    });
  });
