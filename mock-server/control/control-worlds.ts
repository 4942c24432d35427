import { z } from '../zod.ts';
import { CONFIG_IDS } from '../catalogue/configs/configs.ts';
import { refusal, type Answer } from '../http/endpoint.ts';
import { isoMoment, momentTextSchema } from '../http/iso-moment.ts';
import type { ValueOf } from '../value-of-schema.ts';
import { PERSONAS, personaNamed } from '../worlds/personas.ts';
import { removingImpersonation } from '../worlds/impersonation-cookie.ts';
import { cookieOf, removingCookie, settingCookie } from '../worlds/world-of-request.ts';
import type { World } from '../worlds/world.ts';
import { controlRow } from './control-row.ts';

const momentSchema = momentTextSchema.meta({
  description: 'ISO 8601, from 2000 to 2049, in UTC if it names no zone; the clock runs from there',
});

/** The 365 series grows by a workout a day, so a catalogue centuries ahead would exhaust the memory. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2049];

const worldSchema = z.object({
  world: z.string(),
  person: z.string().meta({ description: 'Who is signed in' }),
  name: z.string(),
  config: z.string().meta({ description: 'The id of the default config of the app' }),
  now: z.string().meta({ description: 'The time in this world, ISO 8601' }),
  offset: z.number().meta({ description: "How far it is ahead of the machine's, in milliseconds" }),
});

const described = (world: World): Answer<ValueOf<typeof worldSchema>> => ({
  status: 200,
  body: {
    world: world.id,
    person: world.person.id,
    name: world.person.name,
    config: world.config,
    now: world.now().toISOString(),
    offset: world.clockOffset,
  },
});

const noSuchPersona = (id: string): Answer =>
  refusal(400, `There is no person "${id}". There are: ${PERSONAS.map((person) => person.id).join(', ')}`);

const noSuchMoment = (now: string): Answer =>
  refusal(400, `"${now}" is no moment in ISO 8601 from 2000 to 2049`);

/** Null for well-formed dates that do not exist, such as 30 February, and for years without a catalogue. */
function moment(text: string): Date | null {
  const date = isoMoment(text);
  const year = date?.getUTCFullYear() ?? 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? date : null;
}

export const makeWorld = controlRow({
  method: 'POST',
  path: '/__mock/worlds',
  summary: 'Creates a world; select it with the header x-mock-world, or with the cookie',
  success: 201,
  schema: {
    body: z.strictObject({
      person: z.string(),
      now: momentSchema.exactOptional(),
      enter: z.boolean().meta({ description: 'Also sets the cookie in this browser' }).exactOptional(),
    }),
    response: z.object({ world: z.string(), cookie: z.string() }),
  },
  handler: ({ worlds, body: request }) => {
    const person = personaNamed(request.person);
    if (!person) return noSuchPersona(request.person);
    const now = request.now === undefined ? null : moment(request.now);
    if (request.now !== undefined && !now) return noSuchMoment(request.now);
    const world = worlds.make({ person, now });
    return {
      status: 201,
      ...(request.enter && { headers: { 'set-cookie': settingCookie(world) } }),
      body: { world: world.id, cookie: cookieOf(world) },
    };
  },
});

export const leaveWorld = controlRow({
  method: 'DELETE',
  path: '/__mock/world',
  summary: 'Removes the cookie: this browser is in the developer’s world again',
  success: 204,
  handler: () => ({ status: 204, headers: { 'set-cookie': removingCookie } }),
});

export const listPersonas = controlRow({
  method: 'GET',
  path: '/__mock/people',
  summary: 'The personas to sign in as',
  schema: {
    response: z.array(z.object({ id: z.string(), name: z.string() })),
  },
  handler: () => ({ status: 200, body: PERSONAS.map(({ id, name }) => ({ id, name })) }),
});

export const readWorld = controlRow({
  method: 'GET',
  path: '/__mock/world',
  summary: 'The persona signed in to this world, and its time',
  schema: { response: worldSchema },
  handler: ({ world }) => described(world),
});

export const setWorld = controlRow({
  method: 'PUT',
  path: '/__mock/world',
  summary: 'Switches the persona or the default config, or sets the clock (null: the real time)',
  schema: {
    body: z.strictObject({
      person: z.string().exactOptional(),
      config: z.enum(CONFIG_IDS).exactOptional(),
      now: momentSchema.nullable().exactOptional(),
    }),
    response: worldSchema,
  },
  handler: ({ world, body: request }) => {
    const now = typeof request.now === 'string' ? moment(request.now) : null;
    if (typeof request.now === 'string' && !now) return noSuchMoment(request.now);
    if (request.person !== undefined && !world.signInAs(request.person)) return noSuchPersona(request.person);
    if (request.now !== undefined) world.setClock(now);
    if (request.config !== undefined) world.chooseConfig(request.config);
    const answer = described(world);
    // Another persona is nobody whom an administrator uses the app as.
    return request.person === undefined
      ? answer
      : { ...answer, headers: { 'set-cookie': removingImpersonation } };
  },
});

export const resetWorld = controlRow({
  method: 'POST',
  path: '/__mock/reset',
  summary: 'Resets this world: persona, clock and members; no faults, no calls',
  schema: { response: worldSchema },
  handler: ({ world }) => {
    world.reset();
    return described(world);
  },
});
