import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

/** React reports a repeated key, invalid nesting or a field that changes its owner nowhere else. */
const said: string[] = [];
console.error = (...words: unknown[]) => void said.push(format(...words));

afterEach(() => expect(said.splice(0), 'The console has errors').toEqual([]));
