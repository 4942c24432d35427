import { clearFaults, listFaults, setFault } from './control-faults.ts';
import { impersonate } from './control-impersonation.ts';
import { controlPageScript } from './control-page-script.ts';
import { controlPage } from './control-page.ts';
import type { ControlRow } from './control-row.ts';
import { leaveWorld, listPersonas, makeWorld, readWorld, resetWorld, setWorld } from './control-worlds.ts';

const listCalls: ControlRow = {
  method: 'GET',
  path: '/__mock/calls',
  summary: 'The calls that this world received, oldest first; the last 1,000',
  schema: {
    response: {
      type: 'array',
      items: {
        type: 'object',
        required: ['method', 'path', 'row', 'status', 'at'],
        properties: {
          method: { type: 'string' },
          path: { type: 'string', description: 'With its query' },
          row: { type: ['string', 'null'], description: 'As the endpoint table names it' },
          status: { type: ['integer', 'null'], description: 'Null while unanswered, or dropped' },
          at: { type: 'string', description: 'By the clock of the world' },
          body: {},
        },
      },
    },
  },
  handler: ({ world }) => ({ status: 200, body: world.calls.list() }),
};

/** The endpoints of the control API. */
export const controlTable: readonly ControlRow[] = [
  makeWorld,
  leaveWorld,
  listPersonas,
  readWorld,
  setWorld,
  impersonate,
  listCalls,
  setFault,
  listFaults,
  clearFaults,
  resetWorld,
  controlPage,
  controlPageScript,
];
