import assert from 'node:assert/strict';

const MUCH = 600;

export function assertSays(text: string, words: string): void {
  assert.ok(text.includes(words), `It says: ${text.slice(0, MUCH)}`);
}

export function assertDoesNotSay(text: string, words: string): void {
  assert.ok(!text.includes(words), `It says: ${text.slice(0, MUCH)}`);
}
