import { expect, it } from 'vitest';
import { withReturn } from '#domain/navigation/with-return.ts';

it.each([
  ['https://survey.test/intake', 'https://survey.test/intake?return=https%3A%2F%2Fapp.test%2Fapp%2F'],
  ['https://survey.test/?form=4', 'https://survey.test/?form=4&return=https%3A%2F%2Fapp.test%2Fapp%2F'],
  ['https://survey.test/#top', 'https://survey.test/?return=https%3A%2F%2Fapp.test%2Fapp%2F#top'],
])('%s with a return address is %s', (address, expected) => {
  expect(withReturn(address, 'https://app.test/app/')).toBe(expected);
});
