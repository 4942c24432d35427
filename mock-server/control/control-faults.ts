import { refusal } from '../http/endpoint.ts';
import type { Fault } from '../worlds/faults.ts';
import type { ControlRow } from './control-row.ts';
import { nearestName } from './nearest-name.ts';

const faultSchema = {
  type: 'object',
  required: ['row'],
  anyOf: [
    { required: ['status'] },
    { required: ['delayMs'] },
    { required: ['drop'] },
    { required: ['location'] },
    { required: ['dropResponse'] },
    { required: ['body'] },
  ],
  additionalProperties: false,
  properties: {
    row: { type: 'string', maxLength: 200, description: 'As the endpoint table names it: GET /v2/media/:id' },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    delayMs: { type: 'integer', minimum: 0, maximum: 600_000 },
    drop: { type: 'boolean', description: 'Closes the connection instead of responding' },
    location: { type: 'string', maxLength: 1000, description: 'Redirects there' },
    dropResponse: {
      type: 'boolean',
      description: 'Handles the request, and then closes the connection instead of responding',
    },
    body: { description: 'The body to respond with: text as it is, anything else as JSON' },
    times: {
      type: 'integer',
      minimum: 1,
      description: 'The number of requests it affects; until cleared if not given',
    },
  },
};

export const setFault: ControlRow = {
  method: 'POST',
  path: '/__mock/faults',
  summary: 'Makes an endpoint fail in this world',
  success: 201,
  schema: { body: faultSchema, response: faultSchema },
  handler: ({ world, body, rows }) => {
    const fault = body as Fault;
    if (!rows.includes(fault.row)) {
      const nearest = nearestName(fault.row, rows);
      return refusal(400, `The endpoint table has no row "${fault.row}". The nearest is "${nearest}"`);
    }
    world.addFault(fault);
    return { status: 201, body: fault };
  },
};

export const listFaults: ControlRow = {
  method: 'GET',
  path: '/__mock/faults',
  summary: 'The active faults of this world',
  schema: { response: { type: 'array', items: faultSchema } },
  handler: ({ world }) => ({ status: 200, body: world.faults }),
};

export const clearFaults: ControlRow = {
  method: 'DELETE',
  path: '/__mock/faults',
  summary: 'Ends all faults of this world',
  success: 204,
  handler: ({ world }) => {
    world.clearFaults();
    return { status: 204 };
  },
};
