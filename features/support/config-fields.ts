import * as z from 'zod/mini';
import { configSchema } from '#adapters/app-host/config-schema.ts';
import { lenientOptions } from '#adapters/app-host/config-loader.ts';
import type { Json } from './changed-json.ts';
import { nearestSentence } from './nearest-name.ts';
import { ScenarioMistake } from './scenario-mistake.ts';

/** The part of a JSON schema that says which fields there are. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  /** Of an object with any names. */
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
}

/** Fields that the specification names (section 3, "App config"), and nothing in the app reads. */
const UNREAD = ['integrations.jwp.assetId', 'menu.N.type'];

/** Stands for any place in a list. */
const PLACE = 'N';
/** Stands for any name. */
const ANY = '*';

const shapeOf = (schema: z.ZodMiniType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

function fieldsIn({ properties = {}, items, additionalProperties, anyOf = [] }: Shape): readonly string[] {
  const named = Object.entries(properties).flatMap(([name, shape]) => [
    name,
    ...fieldsIn(shape).map((field) => `${name}.${field}`),
  ]);
  const listed = items ? [PLACE, ...fieldsIn(items).map((field) => `${PLACE}.${field}`)] : [];
  const any =
    typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0 ? [ANY] : [];
  return [...named, ...listed, ...any, ...anyOf.flatMap(fieldsIn)];
}

let fields: readonly string[] | undefined;

/** The fields of a config, with `N` for a place in a list and `*` for any name. */
export const configFields = (): readonly string[] =>
  (fields ??= [
    ...new Set([
      ...fieldsIn(shapeOf(configSchema)),
      ...fieldsIn(shapeOf(lenientOptions)).map((field) => `custom.${field}`),
      ...UNREAD,
    ]),
  ].sort());

/** Throws for a field that configs do not have, or for a value with one: it is misspelt. */
export function assertConfigField(field: string, value?: Json): void {
  const known = configFields();
  const general = field.replace(/(^|\.)\d+(?=\.|$)/g, `$1${PLACE}`);
  const isKnown = known.includes(general) || known.includes(general.replace(/[^.]+$/, ANY));
  if (!isKnown)
    throw new ScenarioMistake(
      `No config has a field "${field}".${nearestSentence(general, known)} features/PHRASES.md lists all; for one that nobody knows there is a phrase of its own.`,
    );
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) assertConfigField(`${field}.${name}`, each);
}

/** The lines of a settings file. */
export const SETTINGS: readonly string[] = [
  'defaultConfigSource',
  'additionalAllowedConfigSources',
  'UNSAFE_allowAnyConfigSource',
  'demo',
  'cdnBase',
  'playerId',
  'platformTime',
  'errorReportingDsn',
];

/** Throws for a line that no settings file has: it is misspelt. */
export function assertSetting(name: string): void {
  if (!SETTINGS.includes(name))
    throw new ScenarioMistake(
      `No settings file has "${name}".${nearestSentence(name, SETTINGS)} There are: ${SETTINGS.join(', ')}`,
    );
}
