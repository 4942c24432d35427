import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { makeBuiltApp } from './built-app.ts';
import { hostingContract } from './hosting-contract.ts';
import { theAppHost } from './the-app-host.ts';

const dist = makeBuiltApp();
afterAll(() => rmSync(dist, { recursive: true }));

hostingContract(theAppHost(() => dist));
