import { z } from '../zod.ts';
import { receivedCallSchema } from '../worlds/call-log.ts';
import { clearFaults, listFaults, setFault } from './control-faults.ts';
import { impersonate } from './control-impersonation.ts';
import { controlPageScript } from './control-page-script.ts';
import { controlPage } from './control-page.ts';
import { controlRow, type ControlRow } from './control-row.ts';
import { leaveWorld, listPersonas, makeWorld, readWorld, resetWorld, setWorld } from './control-worlds.ts';

const listCalls = controlRow({
  method: 'GET',
  path: '/__mock/calls',
  summary: 'The calls that this world received, oldest first; the last 1,000',
  schema: {
    response: z.array(receivedCallSchema),
  },
  handler: ({ world }) => ({ status: 200, body: world.calls.list() }),
});

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
