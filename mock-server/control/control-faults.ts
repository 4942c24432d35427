import { z } from '../zod.ts';
import { refusal } from '../http/endpoint.ts';
import { faultSchema } from '../worlds/faults.ts';
import { controlRow } from './control-row.ts';
import { nearestName } from './nearest-name.ts';

export const setFault = controlRow({
  method: 'POST',
  path: '/__mock/faults',
  summary: 'Makes an endpoint fail in this world',
  success: 201,
  schema: { body: faultSchema, response: faultSchema },
  handler: ({ world, body: fault, rows }) => {
    if (!rows.includes(fault.row)) {
      const nearest = nearestName(fault.row, rows);
      return refusal(400, `The endpoint table has no row "${fault.row}". The nearest is "${nearest}"`);
    }
    world.addFault(fault);
    return { status: 201, body: fault };
  },
});

export const listFaults = controlRow({
  method: 'GET',
  path: '/__mock/faults',
  summary: 'The active faults of this world',
  schema: { response: z.array(faultSchema) },
  handler: ({ world }) => ({ status: 200, body: world.faults }),
});

export const clearFaults = controlRow({
  method: 'DELETE',
  path: '/__mock/faults',
  summary: 'Ends all faults of this world',
  success: 204,
  handler: ({ world }) => {
    world.clearFaults();
    return { status: 204 };
  },
});
